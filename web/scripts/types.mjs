// Writes src/net/messages.ts and src/net/views/ from the server's own types: `npm run types`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const venv = here("../../.venv/bin/python");
const python = process.env.KVARTAL_PYTHON ?? (existsSync(venv) ? venv : "python3");
const ask = (...args) => JSON.parse(execFileSync(python, ["-m", "kvartal.table.schema", ...args], { cwd: here("../.."), encoding: "utf8" }));
const schema = ask();

const BOUNDS = ["title", "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"];

/** Definitions have names already, and TypeScript knows no bounds: without them the types stay readable. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  if (node.type === "object" && !node.properties && node.additionalProperties === undefined) return { $ref: "#/definitions/Args" };
  const kept = {};
  for (const [key, value] of Object.entries(node)) {
    if (BOUNDS.includes(key)) continue;
    else if (key === "properties" || key === "$defs") kept[key] = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
    else if (key === "prefixItems") Object.assign(kept, { items: value.map(plain), minItems: value.length, maxItems: value.length });
    else if (key !== "items" || !node.prefixItems) kept[key] = plain(value);
  }
  return kept;
}
const { $defs, version, ...root } = plain(schema);
const args = { type: "object", description: "Arguments of a sentence.", additionalProperties: true };
const whole = { ...root, title: "Kvartal", definitions: { ...$defs, Args: args } };
const types = await written(whole, "kvartal.table.protocol", true);

/** TypeScript for a schema with all its definitions. */
function written(schema, source, unreachableDefinitions = false) {
  const text = JSON.stringify(schema).replaceAll("#/$defs/", "#/definitions/");
  return compile(JSON.parse(text), schema.title, {
    additionalProperties: false,
    bannerComment: `/* Generated from ${source} by \`npm run types\`; do not edit. */`,
    style: { printWidth: 140 },
    unreachableDefinitions,
  });
}
const spoken = `\n/** The version of the protocol that these types describe. */\nexport const PROTOCOL = ${version};\n`;
writeFileSync(here("../src/net/messages.ts"), types + spoken);

const folder = here("../src/net/views");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [title, view] of Object.entries(ask("--views"))) {
  const { $defs, $ref } = plain(view);
  const name = $ref.split("/").at(-1);
  const { [name]: root, ...definitions } = $defs;
  writeFileSync(`${folder}/${title}.ts`, await written({ ...root, title: name, definitions }, `the views of kvartal.games.${title}`));
}
