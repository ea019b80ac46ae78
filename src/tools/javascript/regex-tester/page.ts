import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type a pattern and choose its flags. Undo and Redo step through your edits; Save Pattern saves one for later.',
    'Type, paste or upload the text to search. Matches are highlighted and listed with its index and groups.',
    'Everything updates as you type. A pattern that runs for more than two seconds is stopped; edit it to continue.',
    'Replace shows the text with every match replaced. Export Configuration saves all of it as regex-config.json.',
  ],
});
