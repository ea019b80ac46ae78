// What every tool on a shared page must do, in any browser.
import assert from 'node:assert/strict';
import { getInputs, linkTo, toText, WRONG } from './definitions.mjs';

/**
 * @typedef {import('./visitor.mjs').Visitor} Visitor
 * @typedef {import('./definitions.mjs').Tool} Tool
 * @typedef {import('./definitions.mjs').Example} Example
 * @typedef {import('./definitions.mjs').Command} Command
 * @typedef {(name: string, test: () => Promise<void>) => Promise<boolean>} Check
 */

/** More than this is worked out by a worker. */
const LARGE = 110_000;
/** The largest engines take some seconds for that, and longer where other browsers are at work. */
const WORKER_PATIENCE = 60_000;

/** Long inputs of the same kind as a short one: the first that the tool accepts is taken. */
const LENGTHENED = /** @type {((text: string, times: number) => string)[]} */ ([
  (text, times) => `[${Array(times).fill(text).join(',\n')}]`,
  (text, times) => Array(times).fill(text).join('\n'),
  (text, times) => `<all>${Array(times).fill(text).join('\n')}</all>`,
  (text) => `${text}\n${'# one more line that says nothing\n'.repeat(LARGE / 30)}`,
  (text) => `${text}\n${'/* one more line that says nothing */\n'.repeat(LARGE / 30)}`,
]);

/** Results of a kind with the least that makes them comparable; a page draws the fields that matter most first. @param {any} value */
const comparable = (value) => {
  if (typeof value === 'string') return value.replace(/\n$/, '');
  if (!Array.isArray(value) || typeof value[0] === 'string') return value;
  const fields = value.map(({ label, value: content }) => ({ label, value: content }));
  return fields.sort((one, other) => (one.label < other.label ? -1 : 1));
};

/** @param {Visitor} visitor @param {Tool} tool @param {Example} example */
async function enter(visitor, tool, { input, options = {} }) {
  await visitor.open(linkTo(tool, options));
  for (const option of tool.options)
    if (option.kind === 'secret' && option.name in options) await visitor.fill(option.label, options[option.name]);
  const inputs = getInputs(tool, input);
  for (const { name, label } of tool.inputs) await visitor.fill(label, inputs[name] ?? '');
  const last = tool.inputs.at(-1);
  if (last) await visitor.submit(last.label);
}

/** @param {Visitor} visitor */
const shown = (visitor) => visitor.run('output').then(comparable);

/** @param {Visitor} visitor @param {any} expected */
const expectShown = (visitor, expected) =>
  visitor.until(
    `The result is not ${JSON.stringify(expected)?.slice(0, 600)}`,
    () => shown(visitor),
    (value) => isSame(value, expected),
  );
/** @param {any} value @param {any} expected */
function isSame(value, expected) {
  try {
    assert.deepStrictEqual(value, comparable(expected));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Visitor} visitor
 * @param {Tool} tool
 * @param {Command} command
 * @param {Check} check
 */
export async function visitTransform(visitor, tool, command, check) {
  for (const [at, example] of tool.examples.entries()) {
    const repeatable = await command.repeats(tool, example);
    const works = await check(`example “${example.title}”`, async () => {
      await enter(visitor, tool, example);
      if (repeatable) await expectShown(visitor, example.output);
      else await visitor.until('There is no result', () => shown(visitor));
    });
    if (!works || at > 0) continue;
    const expected = repeatable ? toText(tool, example.output) : undefined;
    await check('Copy', async () => {
      const text = await visitor.copied();
      if (expected !== undefined) assert.equal(text, expected);
    });
    await check('Download', async () => {
      const { text } = await visitor.saved();
      if (expected !== undefined) assert.equal(text, expected);
    });
    await check('phone', () => visitor.expectToFit());
  }
  await refuse(visitor, tool, command, check);
  await takeLarge(visitor, tool, command, check);
}

/**
 * A wrong input is explained in the words of the definition.
 * @param {Visitor} visitor @param {Tool} tool @param {Command} command @param {Check} check
 */
async function refuse(visitor, tool, command, check) {
  const [example] = tool.examples;
  const inputs = getInputs(tool, example?.input);
  const [first] = tool.inputs;
  if (!example || !first) return;
  for (const wrong of WRONG) {
    const answer = await command.ask(tool, { ...inputs, [first.name]: wrong }, example.options);
    if (!('error' in answer)) continue;
    await check(`wrong input ${JSON.stringify(wrong)}`, async () => {
      const input = { ...inputs, [first.name]: wrong };
      await enter(visitor, tool, { ...example, input: 'input' in inputs && tool.inputs.length === 1 ? wrong : input });
      await visitor.until(
        `It does not say: ${answer.error}`,
        () => visitor.run('error'),
        (text) => text?.includes(answer.error),
      );
    });
    return;
  }
}

/** Of long texts only where they part is worth reading. @param {string} text @param {string} expected */
function expectSameText(text, expected) {
  if (text === expected) return;
  let at = 0;
  while (text[at] === expected[at]) at++;
  const around = (/** @type {string} */ all) => JSON.stringify(all.slice(Math.max(0, at - 20), at + 60));
  assert.fail(
    `${text.length} characters instead of ${expected.length}; at ${at} ${around(text)} instead of ${around(expected)}`,
  );
}

/**
 * More than a page works out on its own thread, by Upload; the result as it is saved.
 * @param {Visitor} visitor @param {Tool} tool @param {Command} command @param {Check} check
 */
async function takeLarge(visitor, tool, command, check) {
  const [example] = tool.examples;
  if (!example || tool.inputs.length !== 1 || typeof example.input !== 'string' || example.input === '') return;
  const [{ name, label }] = /** @type {[import('./definitions.mjs').Input]} */ (tool.inputs);
  const file = `${label} file`;
  await visitor.forget();
  await visitor.open(linkTo(tool, example.options));
  // A single line is never that long.
  if (!(await visitor.run('has', { file }))) return;
  const times = Math.ceil(LARGE / (example.input.length + 1));
  let large = '';
  /** @type {import('./definitions.mjs').Answer} */
  let answer = { error: '' };
  for (const lengthen of LENGTHENED) {
    large = lengthen(example.input, times);
    answer = await command.ask(tool, { [name]: large }, example.options);
    // Of nothing there is nothing to save.
    if ('text' in answer && answer.text !== '') break;
  }
  await check(`${Math.round(large.length / 1000)} kB by Upload`, async () => {
    await visitor.upload(file, { 'large.txt': large });
    await visitor.until(
      'The file did not arrive',
      () => visitor.run('text', '.input-box'),
      (text) => /large\.txt|[1-9]\d\d,\d{3} char|MB|kB/i.test(text),
    );
    // Short values have no button of their own: they are answered as they are entered.
    if (await visitor.run('has', { css: '.strip-actions .button, .beside .button' }))
      await visitor.click({ css: '.strip-actions .button, .beside .button' });
    const provided = answer;
    if ('error' in provided)
      await visitor.until(
        `It does not say: ${provided.error}`,
        () => visitor.run('error'),
        (text) => text?.includes(provided.error),
      );
    else {
      const outcome = await visitor.until(
        'The worker gave nothing',
        () => visitor.run('outcome'),
        Boolean,
        WORKER_PATIENCE,
      );
      assert.equal(outcome, 'done');
      const { text } = await visitor.saved();
      if (await command.repeats(tool, example)) expectSameText(text.replace(/\n$/, ''), provided.text);
    }
  });
}

/**
 * @param {Visitor} visitor
 * @param {Tool} tool
 * @param {Check} check
 */
export async function visitGenerator(visitor, tool, check) {
  const hasSeed = tool.options.some(({ name }) => name === 'seed');
  for (const [at, example] of tool.examples.entries()) {
    const works = await check(`example “${example.title}”`, async () => {
      // The examples were drawn from a source that is seeded by the name of the tool.
      const options = hasSeed ? { seed: tool.slug, ...example.options } : example.options;
      await visitor.open(linkTo(tool, options));
      if (hasSeed) return void (await expectShown(visitor, example.output));
      const drawn = await visitor.until('There is no result', () => shown(visitor));
      assert.equal(typeof drawn, typeof example.output);
      if (Array.isArray(drawn)) assert.equal(drawn.length, example.output.length);
    });
    if (!works || at > 0) continue;
    await check('Generate', async () => {
      const before = await shown(visitor);
      await visitor.press(/^Generate/);
      if (hasSeed) await expectShown(visitor, before);
      else
        await visitor.until(
          'Nothing new was drawn',
          () => shown(visitor),
          (after) => after && !isSame(after, before),
        );
    });
    await check('Copy', async () =>
      assert.equal(await visitor.copied(/^Copy( All)?$/), toText(tool, await shown(visitor))),
    );
    await check('Download', async () => assert.equal((await visitor.saved()).text, toText(tool, await shown(visitor))));
    await check('phone', () => visitor.expectToFit());
  }
}
