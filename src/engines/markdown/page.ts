/** A quiet look for a page made of Markdown. */
const STYLE = `
body { max-width: 46em; margin: 0 auto; padding: 16px 20px 40px; font: 16px/1.6 system-ui, sans-serif; color: #1f2328; background: #fff; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { margin: 1.4em 0 0.6em; line-height: 1.25; }
h1, h2 { padding-bottom: 0.3em; border-bottom: 1px solid #d8dee4; }
body > :first-child { margin-top: 0; }
a { color: #0757a8; }
img, video { max-width: 100%; }
code, pre, kbd, samp { font: 0.875em/1.5 ui-monospace, monospace; }
code { padding: 0.15em 0.35em; border-radius: 4px; background: #eff1f3; }
pre { padding: 12px 16px; overflow: auto; border-radius: 6px; background: #f4f6f8; }
pre code { padding: 0; background: none; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 4px solid #d8dee4; color: #59636e; }
table { display: block; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid #d8dee4; }
th { background: #f4f6f8; }
hr { height: 1px; border: 0; background: #d8dee4; }
.contains-task-list { padding-inline-start: 1.4em; list-style: none; }
.task-list-item-checkbox { margin: 0 0.5em 0 -1.4em; }
.footnotes { font-size: 0.875em; color: #59636e; }
`;

const escapeText = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** HTML as a page of its own, with nothing that it needs from elsewhere. */
export const markdownPage = (body: string, title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}</body>
</html>
`;
