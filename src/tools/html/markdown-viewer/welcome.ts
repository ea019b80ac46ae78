/** What the page starts with: says what it can do by doing it. */
export const WELCOME = `# Welcome to Markdown Viewer

Write on the left, read on the right. **Bold**, *italic*, ~~gone~~, \`code\` and
[links](https://commonmark.org/help/) look like this.

## Lists

- [x] Open this page
- [ ] Replace this text with your own
  1. Nested lists
  2. work too

## A table

| Key        | What it does  |
| :--------- | :------------ |
| Ctrl or ⌘ B | Bold          |
| Ctrl or ⌘ I | Italic        |
| Ctrl or ⌘ K | Link          |

## Code

\`\`\`js
const greet = (name) => \`Hello, \${name}!\`;
\`\`\`

> Your draft is saved in this browser every five seconds.[^1]

[^1]: It never leaves your device.
`;
