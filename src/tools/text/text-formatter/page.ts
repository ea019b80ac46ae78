import { definePage } from '@/kit/page';

export default definePage({
  history: { title: 'Results', restores: 'output' },
  help: [
    'Type or paste text, or drop a file.',
    'Choose a group of actions; some take a text or a width from the fields next to them.',
    'Press an action, or put several in a row under Steps. Statistics counts instead.',
    'Copy or download the result, or click it under Results to continue from there.',
  ],
});
