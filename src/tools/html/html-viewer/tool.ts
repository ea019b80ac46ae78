import { code, defineTool, text } from '@/kit';

export default defineTool({
  input: {
    html: text('HTML', { language: 'html', accept: '.html,.htm', placeholder: '<h1>Hello</h1>' }),
    css: text('CSS', { optional: true, language: 'css', accept: '.css', placeholder: 'h1 { color: teal; }' }),
    js: text('JavaScript', {
      optional: true,
      language: 'javascript',
      accept: '.js',
      placeholder: "console.log('Hello');",
    }),
  },
  output: code('html', { download: 'index.html' }),
  action: 'Refresh',
  async run(parts) {
    // The parser is not part of the page: it comes with the first preview.
    const { combinePage } = await import('@/engines/markup/page');
    return combinePage(parts).document;
  },
  examples: [
    {
      title: 'A button that counts',
      input: {
        html: '<h1>Hello</h1>\n<button id="more">Clicked 0 times</button>',
        css: 'body {\n  font-family: system-ui;\n  text-align: center;\n}\n\nbutton {\n  padding: 8px 16px;\n}',
        js: "const button = document.querySelector('#more');\nlet count = 0;\n\nbutton.addEventListener('click', () => {\n  count++;\n  button.textContent = 'Clicked ' + count + ' times';\n  console.log('count is', count);\n});",
      },
      output: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Untitled</title>
<style>
body {
  font-family: system-ui;
  text-align: center;
}

button {
  padding: 8px 16px;
}
</style>
</head>
<body>
<h1>Hello</h1>
<button id="more">Clicked 0 times</button>
<script>
const button = document.querySelector('#more');
let count = 0;

button.addEventListener('click', () => {
  count++;
  button.textContent = 'Clicked ' + count + ' times';
  console.log('count is', count);
});
</script>
</body>
</html>
`,
    },
    {
      title: 'A page with a title',
      input: { html: '<title>Card</title>\n<article>One card</article>', css: 'article { border: 1px solid }', js: '' },
      output: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card</title>
<style>
article { border: 1px solid }
</style>
</head>
<body>
<article>One card</article>
</body>
</html>
`,
    },
  ],
});
