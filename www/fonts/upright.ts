/** The upright style of the page's serif, as a part that is loaded by itself. */
import "./upright.css";
