import { integer, line, toggle } from '@/kit';

/** What actions take, on the page of one action and in a row of several alike. */
export const SETTINGS = {
  find: line('Find', '', { when: { group: 'basic' } }),
  replace: line('Replace', '', { when: { group: 'basic' } }),
  pattern: line('Lines With', '', { when: { group: 'cleanUp' } }),
  regex: toggle('Regex', false, { when: { group: ['basic', 'cleanUp'] } }),
  flags: line('Flags', 'g', { when: { group: ['basic', 'cleanUp'], regex: true }, maxLength: 8 }),
  prefix: line('Prefix', '', { when: { group: 'advanced' } }),
  suffix: line('Suffix', '', { when: { group: 'advanced' } }),
  wrapWith: line('Wrap With', '"', { when: { group: 'advanced' } }),
  width: integer('Word Wrap Width', 80, { min: 1, max: 1000, when: { group: 'formatting' } }),
  tabSize: integer('Tab Size', 4, { min: 1, max: 16, when: { group: 'cleanUp' } }),
};
