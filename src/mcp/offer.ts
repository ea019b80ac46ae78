import type { Tool } from '@modelcontextprotocol/server';
import { type Entry, entries, findCategory, findEntry } from '@/kit/catalogue';
import { definedSlugs } from '@/kit/definitions';
import { getInputs, type Input, isSingle } from '@/kit/input';
import { fullName } from '@/kit/meta';
import { getKinds } from '@/kit/run/call';
import { namedTool } from '@/kit/run/named';
import { inputSchema, objectSchema, optionsSchema, resultSchema, type Schema } from '@/kit/schema';
import { searchTools } from '@/kit/search';
import type { AnyTool } from '@/kit/tool';

const STRING: Schema = { type: 'string' };
const defined = new Set(definedSlugs);

const annotate = (title: string, isFixed = true) => ({
  title,
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: isFixed,
  openWorldHint: false,
});

/** How a value is given. Files are spoken of only where some may be read. */
const valueSchema = (readsFiles: boolean, text: Schema = STRING): Schema => ({
  anyOf: [
    text,
    objectSchema({ base64: { ...STRING, contentEncoding: 'base64', description: 'Bytes' } }, ['base64']),
    ...(readsFiles ? [objectSchema({ path: { ...STRING, description: 'A file to read' } }, ['path'])] : []),
  ],
});

const getInput = (readsFiles: boolean) => (input: Input) => ({
  title: input.label,
  ...valueSchema(
    readsFiles,
    input.kind === 'file' ? { ...STRING, contentEncoding: 'base64', description: 'Bytes as Base64' } : STRING,
  ),
});

const RESULT = objectSchema(
  {
    kind: STRING,
    value: {
      description: 'text: a string; list: strings; fields: label and value; table: columns and rows; bytes: base64',
    },
    notes: { type: 'array', items: STRING },
    facts: { type: 'array', items: { type: 'object' } },
    data: { description: 'The result as data for programs' },
  },
  ['kind', 'value'],
);

/** Finding, describing and running any tool: few words, where all schemas would fill a model's memory. */
export function commonTools(readsFiles: boolean): Tool[] {
  const value = valueSchema(readsFiles);
  const files = readsFiles ? ' or {"path": "file"}' : '';
  return [
    {
      name: 'search_tools',
      title: 'Search tools',
      description: `Find one of ${defined.size} local tools: encode, decode, hash, format, convert, compare, count, generate. Returns slugs for describe_tool and run_tool. Example: {"query": "json to csv"}`,
      inputSchema: objectSchema(
        {
          query: { ...STRING, description: 'A few words' },
          limit: { type: 'integer', minimum: 1, maximum: 50, default: 8 },
        },
        ['query'],
      ),
      outputSchema: objectSchema(
        {
          tools: {
            type: 'array',
            items: objectSchema({ tool: STRING, name: STRING, description: STRING }, ['tool', 'name', 'description']),
          },
          note: { ...STRING, description: 'If nothing matches' },
        },
        ['tools'],
      ),
      annotations: annotate('Search tools'),
    },
    {
      name: 'describe_tool',
      title: 'Describe a tool',
      description:
        'The input, options (JSON Schema) and result of one tool, with an example. Only needed before run_tool if options matter. Example: {"tool": "json-formatter"}',
      inputSchema: objectSchema({ tool: { ...STRING, description: 'Slug' } }, ['tool']),
      outputSchema: objectSchema(
        {
          tool: STRING,
          name: STRING,
          description: STRING,
          input: {},
          options: { type: 'object' },
          result: { type: 'array', items: STRING, description: 'Kinds' },
          example: {},
        },
        ['tool', 'options', 'result'],
      ),
      annotations: annotate('Describe a tool'),
    },
    {
      name: 'run_tool',
      title: 'Run a tool',
      description: `Run one tool. input is a text, {"base64": "…"}${files}; pass several inputs by name. Leave input out for generators. Example: {"tool": "json-formatter", "input": "{\\"b\\":1}", "options": {"sortKeys": true}}`,
      inputSchema: objectSchema(
        {
          tool: { ...STRING, description: 'Slug' },
          input: { anyOf: [...(value.anyOf ?? []), { type: 'object', description: 'Inputs by name' }] },
          options: { type: 'object', description: 'Options by name; the others keep their defaults' },
        },
        ['tool'],
      ),
      outputSchema: RESULT,
      annotations: annotate('Run a tool', false),
    },
    {
      name: 'run_chain',
      title: 'Run a chain',
      description: `Run tools one after another, each on the previous result. Flags are option labels in kebab case; --take NAME passes on one row or column; --each-line at the start runs every line separately. Example: {"chain": "base64-string --mode decode | json-formatter --sort-keys", "input": "eyJiIjoxfQ=="}`,
      inputSchema: objectSchema({ chain: { ...STRING, description: 'tool --flag value | tool …' }, input: value }, [
        'chain',
      ]),
      outputSchema: RESULT,
      annotations: annotate('Run a chain', false),
    },
    {
      name: 'detect',
      title: 'Detect',
      description:
        'Which tools suit unknown text or bytes, best first, with options, a preview, what matters most of the result (summary), and a chain for run_chain if something is nested. For prose, only general text tools, with a score below 0.5. Example: {"input": "eyJiIjoxfQ=="}',
      inputSchema: objectSchema({ input: value }, ['input']),
      outputSchema: objectSchema(
        {
          suggestions: {
            type: 'array',
            items: {
              type: 'object',
              properties: { tool: STRING, score: { type: 'number' }, why: STRING, options: { type: 'object' } },
              required: ['tool', 'score', 'why', 'options'],
            },
          },
        },
        ['suggestions'],
      ),
      annotations: annotate('Detect'),
    },
  ];
}

/** The slugs that are meant by these words: tools, or all tools of a category. */
export function namedSlugs(words: readonly string[]): { slugs: readonly string[]; unknown: readonly string[] } {
  const found = words.map((word) =>
    defined.has(word) ? [word] : findCategory(word)?.tools.flatMap(({ slug }) => (defined.has(slug) ? [slug] : [])),
  );
  return {
    slugs: [...new Set(found.flatMap((slugs) => slugs ?? []))],
    unknown: words.filter((_, at) => !found[at]?.length),
  };
}

const getExample = ({ examples, input }: AnyTool) => {
  const short = examples.find((one) => JSON.stringify(one).length < 1500);
  if (!short) return undefined;
  return {
    ...(input !== undefined && { input: short.input }),
    ...(short.options && { options: short.options }),
    result: short.output,
  };
};

/** One tool with schemas of its own: its inputs and its options side by side. */
export async function directTool(slug: string, readsFiles: boolean): Promise<Tool> {
  const tool = await namedTool(slug);
  const entry = findEntry(slug)!;
  const input = inputSchema(tool, getInput(readsFiles));
  const inputs = input === undefined ? {} : isSingle(tool.input) ? { input } : (input.properties ?? {});
  const example = getExample(tool);
  const provided =
    example &&
    JSON.stringify({
      ...(isSingle(tool.input) ? { input: example.input } : (example.input ?? {})),
      ...example.options,
    });
  return {
    name: slug,
    title: fullName(entry),
    description: `${entry.description}${provided && provided.length < 300 ? ` Example: ${provided}` : ''}`,
    inputSchema: objectSchema(
      { ...inputs, ...optionsSchema(tool.options).properties },
      getInputs(tool.input).flatMap(([name, one]) => (one.optional === undefined ? [name] : [])),
    ),
    outputSchema: resultSchema(tool),
    annotations: annotate(fullName(entry), tool.input !== undefined),
  };
}

/** The arguments of such a tool, parted again. */
export async function partArguments(slug: string, provided: Readonly<Record<string, unknown>>) {
  const tool = await namedTool(slug);
  const names = new Set(getInputs(tool.input).map(([name]) => name));
  const part = (isInput: boolean) =>
    Object.fromEntries(Object.entries(provided).filter(([name]) => names.has(name) === isInput));
  const inputs = part(true);
  return {
    input: names.size === 0 ? undefined : isSingle(tool.input) ? inputs.input : inputs,
    options: part(false),
  };
}

/** Longer questions than this are none. */
const LONGEST_QUERY = 200;

const summarize = (entry: Entry) => ({ tool: entry.slug, name: fullName(entry), description: entry.description });

/** What is known as surely as this of a question goes before its words; a value somewhere in it comes behind them. */
const CERTAIN = 0.8;

/** By what a question is, then by its words, then by the values that stand in it. */
export async function search(question: string, limit: number) {
  const query = question.slice(0, LONGEST_QUERY);
  const { GENERAL, rank } = await import('@/kit/detect/rank');
  const guesses = rank(query, { typed: true }).filter(({ score }) => score >= GENERAL);
  const guessed = guesses.flatMap(({ slug }) => findEntry(slug) ?? []);
  const certain = guesses.filter(({ score }) => score >= CERTAIN).flatMap(({ slug }) => findEntry(slug) ?? []);
  const { hits, nearest } = searchTools(query, entries.length);
  const found = [...new Set([...certain, ...hits, ...guessed, ...nearest])].filter(({ slug }) => defined.has(slug));
  const isNear = guessed.length === 0 && hits.length === 0;
  return {
    tools: found.slice(0, limit).map(summarize),
    ...(isNear && {
      note: found.length > 0 ? 'No tool matches every word; these are the closest' : 'No tool does this',
    }),
  };
}

export async function describe(slug: string, readsFiles: boolean) {
  const tool = await namedTool(slug);
  const input = inputSchema(tool, getInput(readsFiles));
  const example = getExample(tool);
  return {
    ...summarize(findEntry(slug)!),
    ...(input && { input }),
    options: optionsSchema(tool.options).properties,
    result: getKinds(tool),
    ...(example && { example }),
  };
}
