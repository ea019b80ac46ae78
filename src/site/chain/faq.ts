import type { Question } from '@/kit/meta';

const questions: readonly Question[] = [
  {
    question: 'What is a chain?',
    answer:
      'Tools that run one after another, each on the previous result: decode Base64, format the JSON in it, turn that into CSV. You see every step’s result and can change any step at any time.',
  },
  {
    question: 'How do I build one?',
    answer:
      'Paste what you have into Input and press Add a step. Tools that accept the current result come first; type to search the rest. On any tool’s page, Use in… next to Copy starts a chain with your result.',
  },
  {
    question: 'Can I run it over many lines or files?',
    answer:
      'Yes. Each line shows a table with every line’s input, result and error; if a line fails, the rest still run. Drop several files to run each one and get all results as a ZIP.',
  },
  {
    question: 'How do I keep or share a chain?',
    answer:
      'Save stores it in this browser under a name. Copy link contains the steps and, only if you choose so, the input. Export writes a JSON file. None of them contain passwords or keys: the step asks for them when the chain is opened.',
  },
  {
    question: 'Can I use it in a script?',
    answer:
      "Yes. Copy as command copies the same chain for the command line: localkit chain 'base64-string --mode decode | json-formatter' file.txt. It takes standard input, files, --each-line and --out-dir.",
  },
  {
    question: 'Does anything leave my computer?',
    answer: 'No. All steps run in this browser and work offline.',
  },
];
export default questions;
