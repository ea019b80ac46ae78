import { InputError } from '@/engines/input-error';
import { categories, entries, findEntry } from '@/kit/catalogue';
import { definedSlugs, loadTool } from '@/kit/definitions';
import { describeTool } from '@/kit/describe';
import { didYouMeanTool } from '@/kit/nearest-tools';
import type { AnyTool } from '@/kit/tool';
import { completionScript } from './completion';
import { helpText } from './describe';
import { print } from './print';

const USAGE = `Usage:
  localkit list                       all tools
  localkit describe [slug]            a tool’s inputs, options and output as JSON; without a slug, all tools
  localkit <slug> [--flag value …] [file | -]
  localkit <slug> --help
  localkit <slug> --each-line [file | -]             runs each line separately; errors are shown per line
  localkit <slug> --out-dir DIR file file …          runs each file separately and puts the results in a folder
                                      (--overwrite replaces existing files)
  localkit chain '<slug> [--flag value …] | <slug> …' [--each-line] [--out-dir DIR] [--json] [file … | -]
  localkit chain FILE …               a chain exported from the page
  localkit chain --help
  localkit detect [--json] [file | -]                tells what the input is: tool, score, reason and command
  localkit mcp [--tools slug,category,…] [--allow DIR …] [--timeout SECONDS] [--memory MB] [--max-output BYTES]
                                      a server for agents (Model Context Protocol) on standard input and output
  localkit completion bash|zsh
  localkit --version`;

async function find(slug: string) {
  const entry = findEntry(slug);
  const tool = entry && (await loadTool(entry.slug));
  if (!entry) {
    const guess = didYouMeanTool(slug, ['list', 'describe', 'chain', 'detect', 'mcp', 'completion', 'help']);
    throw new InputError(`There is no tool called ${slug}.${guess} Run "localkit list" to see them all.`);
  }
  if (!tool) throw new InputError(`${entry.name} only works as a page.`);
  return { entry, tool };
}

export const printHelp = (slug: string, tool: AnyTool): void => void print(helpText(findEntry(slug)!, tool));

function printList(): void {
  const commands = new Set(definedSlugs);
  for (const category of categories) {
    const tools = category.tools.filter(({ slug }) => commands.has(slug));
    if (tools.length === 0) continue;
    print(category.name);
    for (const { slug, name } of tools) print(`  ${slug.padEnd(30)} ${name}`);
  }
}

/** Every command that is no tool; what is none either, with what may have been meant. */
export async function runOther(command: string, words: readonly string[]): Promise<void> {
  switch (command) {
    case 'help':
    case '--help':
    case '-h':
      return void print(USAGE);
    case 'list':
      return words.includes('--json')
        ? void print(
            JSON.stringify(
              entries.map(({ slug, name, description, category }) => ({ slug, name, description, category })),
              null,
              2,
            ),
          )
        : printList();
    case 'describe': {
      if (words[0] === undefined) {
        const all = await Promise.all(definedSlugs.map(find));
        return void print(JSON.stringify(all.map(({ entry, tool }) => describeTool(entry, tool))));
      }
      const { entry, tool } = await find(words[0]);
      return void print(JSON.stringify(describeTool(entry, tool), null, 2));
    }
    case 'completion':
      return void print(await completionScript(words[0]));
    default:
      await find(command);
  }
}
