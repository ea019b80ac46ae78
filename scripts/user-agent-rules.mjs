// The rules of uap-core as a module: their file is YAML, mostly notes and names of fields, and no page should read that.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * A rule: its pattern, then the name and the parts of the version that stand for its groups.
 * @typedef {readonly (string | undefined)[]} Rule
 */

/** @param {Record<string, string>[]} rules @param {string[]} names @returns {Rule[]} */
const shorten = (rules, names) =>
  rules.map(({ regex, ...rest }) => {
    const rule = [regex, ...names.map((name) => rest[name] ?? '')];
    while (rule.at(-1) === '') rule.pop();
    return rule;
  });

/**
 * For Vite. The rules for devices are left out: they are twice as large as the others, and mostly names of phones.
 * @returns {import('vite').Plugin}
 */
export const userAgentRules = () => ({
  name: 'localkit-user-agent-rules',
  enforce: 'pre',
  load: {
    filter: { id: /uap-core\/regexes\.yaml$/ },
    handler(id) {
      const { user_agent_parsers, os_parsers } = parse(readFileSync(id, 'utf8'));
      const browsers = shorten(
        user_agent_parsers,
        ['family', 'v1', 'v2', 'v3'].map((name) => `${name}_replacement`),
      );
      const systems = shorten(
        os_parsers,
        ['os', 'os_v1', 'os_v2', 'os_v3', 'os_v4'].map((name) => `${name}_replacement`),
      );
      return {
        code: `export const browsers = ${JSON.stringify(browsers)};\nexport const systems = ${JSON.stringify(systems)};`,
        moduleType: 'js',
        map: null,
      };
    },
  },
});
