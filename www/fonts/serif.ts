/** The page's serif, as a part that is loaded by itself. */
import "./serif.css";
