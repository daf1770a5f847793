import { mount } from "svelte";
import "./app.css";
import App from "./shell/App.svelte";
import { texts } from "./state/texts.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });
