/** @jsxImportSource react */
import { createRoot } from "react-dom/client";
import { App } from "./app";

const place = document.getElementById("editor");
if (place) createRoot(place).render(<App />);
