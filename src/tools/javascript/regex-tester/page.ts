import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type a pattern and choose its flags. Undo and Redo step through your edits; Save Pattern keeps one for later.',
    'Type, paste or upload the text to search. Each match is marked, and listed with its index and groups.',
    'Everything follows as you type. A pattern that runs for more than two seconds is stopped; edit it to go on.',
    'Replace shows the text with every match replaced. Export Configuration saves all of it as regex-config.json.',
  ],
});
