import type { Snippet } from './types';

/** SQL, CSS, scripts, and what one types into a shell. */
export const CODE_SNIPPETS: readonly Snippet[] = [
  // SQL
  { text: 'SELECT * FROM users WHERE id = 1;', wants: ['sql-prettify'] },
  {
    text: "select u.id,u.name,count(o.id) as orders from users u left join orders o on o.user_id=u.id where u.created_at>'2024-01-01' group by u.id,u.name having count(o.id)>3 order by orders desc limit 10",
    wants: ['sql-prettify'],
  },
  {
    text: "WITH recent AS (SELECT id, total FROM orders WHERE created_at > now() - interval '7 days')\nSELECT avg(total) FROM recent",
    wants: ['sql-prettify'],
  },
  {
    text: `CREATE TABLE IF NOT EXISTS \`kunden\` (
  \`id\` int(11) NOT NULL AUTO_INCREMENT,
  \`name\` varchar(255) DEFAULT NULL,
  PRIMARY KEY (\`id\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;`,
    wants: ['sql-prettify'],
  },
  {
    text: "INSERT INTO products (sku, name, price) VALUES ('A1', 'Tea', 3.5), ('B2', 'Coffee', 4.2);",
    wants: ['sql-prettify'],
  },
  { text: 'UPDATE accounts SET balance = balance - 100 WHERE id = 7 AND balance >= 100;', wants: ['sql-prettify'] },
  { text: 'DELETE FROM sessions WHERE expires_at < CURRENT_TIMESTAMP', wants: ['sql-prettify'] },
  { text: 'ALTER TABLE orders ADD COLUMN shipped_at timestamptz, DROP COLUMN legacy_flag;', wants: ['sql-prettify'] },
  { text: 'CREATE UNIQUE INDEX CONCURRENTLY idx_users_email ON users (lower(email));', wants: ['sql-prettify'] },
  {
    text: "-- monthly revenue\r\nSELECT date_trunc('month', paid_at) AS m, SUM(amount)\r\nFROM invoices\r\nGROUP BY 1\r\nORDER BY 1;\r\n",
    wants: ['sql-prettify'],
  },
  {
    text: "SELECT TOP 10 [OrderID], [CustomerName] FROM [dbo].[Orders] WITH (NOLOCK) WHERE [Status] = N'Open'",
    wants: ['sql-prettify'],
  },
  {
    text: 'EXPLAIN ANALYZE SELECT a.x, row_number() OVER (PARTITION BY a.y ORDER BY a.z) FROM a JOIN b USING (id)',
    wants: ['sql-prettify'],
  },
  {
    text: "   \n  select name\n    from   cities\n   where  country = 'DE'\n  union all\n  select name from towns\n\n",
    wants: ['sql-prettify'],
  },
  {
    text: 'DROP TABLE IF EXISTS tmp_import; CREATE TABLE tmp_import AS SELECT * FROM staging.raw_events;',
    wants: ['sql-prettify'],
  },
  // CSS
  {
    text: 'body{margin:0;font-family:sans-serif}.card{padding:1rem;border-radius:8px}a:hover{text-decoration:underline}',
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: `.btn {
  display: inline-block;
  padding: 0.5rem 1rem;
  border: 1px solid transparent;
}
.btn-primary:hover { background-color: #0056b3; }
`,
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: `@media (max-width: 600px) {
  .sidebar { display: none; }
}
`,
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: `:root {
  --brand: #3b82f6;
  --gap: 16px;
}

h1 { color: var(--brand); }
`,
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: '/* reset */\r\n*, *::before, *::after { box-sizing: border-box; }\r\nul { list-style: none; padding: 0 }\r\n',
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: `@import url("theme.css");
@font-face{font-family:"Inter";src:url(inter.woff2) format("woff2")}
html{font-size:16px}`,
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: '.parent { color: red; & .child { color: blue; } &:hover { opacity: .5 } }',
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: '#header .nav > li:nth-child(2n+1) a[href^="http"] { color: #c00; }',
    wants: ['css-formatter', 'css-minifier', 'code-beautifier'],
  },
  // CSS of one kind
  {
    text: `.row {
  display: flex;
  flex-direction: row;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
}`,
    wants: ['flexbox-generator', 'css-formatter', 'css-minifier', 'code-beautifier'],
  },
  {
    text: 'background: linear-gradient(90deg, #ff0000 0%, #0000ff 100%);',
    wants: ['css-gradient-generator', 'gradient-generator'],
  },
  {
    text: 'linear-gradient(to right, rgba(255,255,255,0), #1e3a8a 80%)',
    wants: ['css-gradient-generator', 'gradient-generator'],
  },
  {
    text: 'radial-gradient(circle at 30% 40%, gold, darkorange 60%, transparent)',
    wants: ['css-gradient-generator', 'gradient-generator'],
  },
  {
    text: 'background-image: conic-gradient(from 45deg, red, yellow, lime, aqua, blue, magenta, red);',
    wants: ['css-gradient-generator', 'gradient-generator'],
  },
  {
    text: 'repeating-linear-gradient(45deg, #000 0 5px, #fff 5px 10px)',
    wants: ['css-gradient-generator', 'gradient-generator'],
  },
  {
    text: 'box-shadow: 0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1);',
    wants: ['box-shadow-generator'],
  },
  { text: '  box-shadow: inset 0 0 10px #000000;\n', wants: ['box-shadow-generator'] },
  {
    text: '-webkit-box-shadow: 2px 2px 8px rgba(0,0,0,.35);\nbox-shadow: 2px 2px 8px rgba(0,0,0,.35);',
    wants: ['box-shadow-generator', 'css-formatter'],
  },
  {
    text: `@keyframes spin {
  from { transform: rotate(0deg); }
  to { transform: rotate(360deg); }
}
`,
    wants: ['css-animation-generator', 'css-formatter'],
  },
  {
    text: '@keyframes pulse{0%{opacity:1}50%{opacity:.4}100%{opacity:1}}',
    wants: ['css-animation-generator', 'css-formatter', 'css-minifier'],
  },
  // JavaScript and TypeScript
  {
    text: 'function add(a,b){return a+b}console.log(add(1,2));',
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: `const xs = [3, 1, 2];
xs.sort((a, b) => a - b);
console.log(xs.map((x) => x * 2));
`,
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: `import { useState } from 'react';

export function Counter() {
  const [n, setN] = useState(0);
  return <button onClick={() => setN(n + 1)}>{n}</button>;
}
`,
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: `interface User {
  id: number;
  name?: string;
}

export const greet = (u: User): string => \`Hi \${u.name ?? u.id}\`;
`,
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: '!function(){"use strict";var e=document.querySelector("#app");e&&(e.innerHTML="ok",setTimeout((function(){e.remove()}),1e3))}();',
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: "async function load(id) {\r\n  const res = await fetch('/api/items/' + id);\r\n  if (!res.ok) throw new Error(res.statusText);\r\n  return res.json();\r\n}\r\n",
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: `const express = require('express');
const app = express();
app.get('/', (req, res) => res.send('ok'));
app.listen(3000);
`,
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: "document.querySelectorAll('a').forEach(a => a.target = '_blank');",
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: '$(function(){$(".menu").on("click",function(e){e.preventDefault();$(this).toggleClass("open")})});',
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: `class Stack<T> {
  private items: T[] = [];
  push(x: T): void { this.items.push(x); }
  pop(): T | undefined { return this.items.pop(); }
}`,
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: 'for (let i = 0; i < 10; i++) { if (i % 2 === 0) continue; console.log(i); }',
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  {
    text: 'export default { mode: "production", entry: "./src/index.js", module: { rules: [{ test: /\\.css$/, use: ["style-loader"] }] } };',
    wants: ['javascript-formatter', 'javascript-console', 'javascript-minifier', 'code-beautifier'],
  },
  // Python
  {
    text: `def fib(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


if __name__ == '__main__':
    print(fib(10))
`,
    wants: ['code-beautifier'],
  },
  {
    text: `import os
from pathlib import Path

class Store:
    def __init__(self, root: str) -> None:
        self.root = Path(root)
`,
    wants: ['code-beautifier'],
  },
  // docker run
  { text: 'docker run -d --name web -p 8080:80 nginx:alpine', wants: ['docker-compose'] },
  { text: 'docker run --rm -it -v "$PWD":/app -w /app node:20 bash', wants: ['docker-compose'] },
  {
    text: `docker run -d \\
  --name=postgres \\
  --restart unless-stopped \\
  -e POSTGRES_PASSWORD=example \\
  -v pgdata:/var/lib/postgresql/data \\
  -p 5432:5432 \\
  postgres:16
`,
    wants: ['docker-compose'],
  },
  {
    text: 'sudo docker run --network host --cap-add NET_ADMIN --device /dev/net/tun example/vpn:latest',
    wants: ['docker-compose'],
  },
  {
    text: '$ docker run -p 3000:3000 -e NODE_ENV=production --memory 512m ghcr.io/example/app:v1.2.3',
    wants: ['docker-compose'],
  },
  {
    text: 'docker container run --detach --publish 6379:6379 redis:7 redis-server --appendonly yes',
    wants: ['docker-compose'],
  },
  // crontab
  { text: '*/5 * * * *', wants: ['crontab'] },
  { text: '0 3 * * 0 /usr/local/bin/backup.sh', wants: ['crontab'] },
  { text: '0 9 * * MON-FRI', wants: ['crontab'] },
  { text: '@daily', wants: ['crontab'] },
  { text: '@reboot /home/pi/start.sh', wants: ['crontab'] },
  { text: '30 6 1,15 * * cd /srv/app && ./run.sh >> /var/log/run.log 2>&1', wants: ['crontab'] },
  { text: '  0 0 1 JAN *  \n', wants: ['crontab'] },
  { text: '0 22 * * 1-5', wants: ['crontab'] },
  { text: '15 14 1 * *\n', wants: ['crontab'] },
  {
    text: `# m h dom mon dow command
0 5 * * 1 tar -zcf /var/backups/home.tgz /home/
*/10 * * * * /usr/bin/php /var/www/cron.php
`,
    wants: ['crontab'],
  },
  { text: '23 0-20/2 * * *', wants: ['crontab'] },
  { text: '@weekly /usr/bin/certbot renew --quiet', wants: ['crontab'] },
  // chmod
  { text: 'rwxr-xr-x', wants: ['chmod-calculator'] },
  { text: '-rw-r--r--', wants: ['chmod-calculator'] },
  { text: 'drwxrwxrwt', wants: ['chmod-calculator'] },
  { text: '-rwsr-xr-x', wants: ['chmod-calculator'] },
  { text: 'chmod 0644 file', wants: ['chmod-calculator'] },
  { text: 'chmod -R 755 /var/www/html', wants: ['chmod-calculator'] },
  { text: 'sudo chmod 600 ~/.ssh/id_ed25519\n', wants: ['chmod-calculator'] },
  { text: 'u=rwx,go=rx', wants: ['chmod-calculator'] },
  { text: 'rw-rw----\n', wants: ['chmod-calculator'] },
  { text: '  drwx------  ', wants: ['chmod-calculator'] },
  // regular expressions
  { text: '/^\\d{3}-\\d{4}$/gi', wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'] },
  { text: '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$', wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'] },
  {
    text: '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})',
    wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'],
  },
  {
    text: '/\\b(?:\\d{1,3}\\.){3}\\d{1,3}\\b/g',
    wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'],
  },
  {
    text: '^(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w\\s]).{8,}$',
    wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'],
  },
  {
    text: '/<([a-z][a-z0-9]*)\\b[^>]*>(.*?)<\\/\\1>/is',
    wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'],
  },
  {
    text: '^#?([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$',
    wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'],
  },
  { text: '/(foo|bar)+\\s*=\\s*"([^"]*)"/m', wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'] },
  {
    text: '\\$\\{([A-Za-z_]\\w*)(?::-([^}]*))?\\}',
    wants: ['regex-tester', 'regex-cheatsheet', 'random-data-from-regex'],
  },
];
