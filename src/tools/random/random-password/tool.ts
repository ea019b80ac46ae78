import { generatePassword, passwordEntropyBits } from '@/engines/random/passwords';
import { type Drawing, defineGenerator } from '@/kit/generator';
import { facts } from './facts';
import { options } from './options';

export default defineGenerator({
  label: 'Passwords',
  isPassword: true,
  options,
  async prepare(chosen): Promise<Drawing> {
    const isUsual =
      chosen.kind === 'password' &&
      !chosen.noRepeats &&
      [chosen.ownSymbols, chosen.excluded, chosen.rules].every((text) => text.trim() === '') &&
      [chosen.leastUppercase, chosen.leastLowercase, chosen.leastNumbers, chosen.leastSymbols].every(
        (one) => one === 1,
      );
    if (!isUsual) return (await import('./kinds')).prepareOther(chosen);
    return { one: (random) => generatePassword(random, chosen), facts: facts(passwordEntropyBits(chosen)) };
  },
  examples: [
    { title: 'Sixteen characters', options: { count: 2 }, output: ["hzWKpQs4,*oXU'>v", '8GmAn>/jq]q+qH-!'] },
    {
      title: 'A passphrase',
      options: { kind: 'passphrase', words: 4, capitals: true, digit: true },
      output: ['Revered-Barge-Yoyo-Resupply8'],
    },
    { title: 'A PIN', options: { kind: 'pin' }, output: ['112898'] },
    {
      title: 'By the rules of a site',
      options: {
        rules:
          'minlength: 12; maxlength: 14; required: lower; required: upper; required: digit; allowed: [-_]; max-consecutive: 1',
      },
      output: ['_rUIig9R29smQq'],
    },
    {
      title: 'Two symbols you choose, nothing twice',
      options: { ownSymbols: '-_.', leastSymbols: 2, noRepeats: true },
      output: ['Rj.XodO-08EMmbP6'],
    },
  ],
});
