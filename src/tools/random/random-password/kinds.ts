import { chooseSets, composer, countComposed } from '@/engines/random/composed-passwords';
import { stringFrom } from '@/engines/random/draw';
import { loadWords, passphrase, passphraseBits } from '@/engines/random/passphrases';
import { countByRules, drawByRules, fittingLength, readPasswordRules } from '@/engines/random/password-rules';
import { AMBIGUOUS, bitsOf } from '@/engines/random/passwords';
import type { Drawing } from '@/kit/generator';
import { facts } from './facts';
import type { PasswordChoice } from './options';

export async function prepareOther(chosen: PasswordChoice): Promise<Drawing> {
  if (chosen.kind === 'pin')
    return {
      one: (random) => stringFrom(random, [...'0123456789'], chosen.pinLength),
      facts: facts(chosen.pinLength * Math.log2(10)),
      notes: ['A PIN is safe only where few tries are allowed.'],
    };
  if (chosen.kind === 'passphrase') {
    const list = await loadWords();
    return { one: (random) => passphrase(random, list, chosen), facts: facts(passphraseBits(list.length, chosen)) };
  }
  const wanted = chosen.kind === 'long' ? chosen.longLength : chosen.length;
  return chosen.rules.trim() === '' ? byKinds(chosen, wanted) : byRules(chosen, wanted);
}

const leftOut = ({ excluded, excludeAmbiguous }: PasswordChoice): string =>
  excluded + (excludeAmbiguous ? AMBIGUOUS : '');

function byKinds(chosen: PasswordChoice, length: number): Drawing {
  const sets = chooseSets({
    ...chosen,
    excluded: leftOut(chosen),
    least: {
      uppercase: chosen.leastUppercase,
      lowercase: chosen.leastLowercase,
      numbers: chosen.leastNumbers,
      symbols: chosen.leastSymbols,
    },
  });
  const composition = { sets, length, isDistinct: chosen.noRepeats };
  return { one: composer(composition), facts: facts(bitsOf(countComposed(composition))) };
}

function byRules(chosen: PasswordChoice, wanted: number): Drawing {
  const rules = readPasswordRules(chosen.rules, leftOut(chosen));
  const length = fittingLength(rules, wanted);
  return {
    one: (random) => drawByRules(random, rules, length),
    facts: facts(bitsOf(countByRules(rules, length))),
    notes: length === wanted ? [] : [`The rules ask for ${length} characters, so that is the length.`],
  };
}
