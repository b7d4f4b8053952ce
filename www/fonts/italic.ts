/** The italic style of the page's serif, as a part that is loaded by itself. */
import "./italic.css";
