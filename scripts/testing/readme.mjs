// What the README shows of the library and of agents, done as it stands there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { runIn } from './library.mjs';

/**
 * The blocks of a language in a section.
 * @param {string} section
 * @param {string} language
 */
function blocks(section, language) {
  const [, text = ''] = readFileSync('README.md', 'utf8').split(`\n## ${section}\n`);
  const found = [...(text.split('\n## ')[0] ?? '').matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  return found.filter(([, marked]) => marked === language).map(([, , code = '']) => code);
}

/** Every line with a remark prints what it remarks. @param {string} home */
export function testLibraryReadme(home) {
  const programs = blocks('Library', 'js');
  assert(programs.length > 0);
  for (const code of programs) {
    const expected = [...code.matchAll(/^console\.log\(.*\/\/ (.*)$/gm)].map(([, printed]) => printed);
    assert(expected.length > 2);
    assert.deepEqual(runIn(home, code).trimEnd().split('\n'), expected);
  }
}

/** Starts what the settings of clients say, with what is installed. @param {string} home */
export async function testAgentReadme(home) {
  const commands = [
    ...blocks('Agents', 'json').flatMap((text) => {
      const { mcpServers, servers } = JSON.parse(text);
      return Object.values(mcpServers ?? servers);
    }),
    ...blocks('Agents', 'sh').flatMap((text) =>
      [...text.matchAll(/ -- (\S+) (.*)$/gm)].map(([, command, args = '']) => ({ command, args: args.split(' ') })),
    ),
  ];
  assert(commands.length >= 3);
  const start = async (/** @type {{ command: string, args: string[] }} */ { command, args }) => {
    const client = new Client({ name: 'readme', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command,
        args: args.map((/** @type {string} */ arg) => arg.replace('/path/to/project', home)),
        cwd: home,
        env: { ...process.env, PATH: [join(home, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
        stderr: 'ignore',
      }),
    );
    const { content } = await client.callTool({ name: 'run_tool', arguments: { tool: 'hash-text', input: 'abc' } });
    assert.match(JSON.stringify(content), /900150983cd24fb0d6963f7d28e17f72/);
    await client.close();
  };
  await Promise.all(commands.map(start));
}
