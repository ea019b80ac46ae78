import { POLICY } from '../document';

const MEANINGS: Readonly<Record<string, string>> = {
  'default-src': 'Nothing is allowed unless a line below allows it.',
  'script-src': 'Scripts come from this site only. WebAssembly may run; text never becomes code.',
  'style-src': 'So do style sheets.',
  'style-src-attr': 'Elements may be styled one by one, which is how a swatch gets its colour.',
  'connect-src': 'A script can fetch from this site and from nowhere else: what you enter has no way out.',
  'img-src': 'Pictures come from this site or are made in the page.',
  'media-src': 'So do sound and video.',
  'font-src': 'Fonts come from this site.',
  'worker-src': 'Background work runs this site’s own scripts.',
  'frame-src':
    'Frames show this site’s own pages: the sandboxes, in which your markup and code run without access to anything, and the one that holds the page you ask Responsive Test to show.',
  'manifest-src': 'The file that lets you install the site.',
  'form-action': 'No form can be sent anywhere.',
  'base-uri': 'No markup can redirect the links of the page.',
};

/** The policy in words, and how to see for oneself that it holds. */
export function Privacy() {
  return (
    <>
      <section className="below-section about" aria-labelledby="promise-title">
        <h2 id="promise-title">The promise</h2>
        <p>
          Every tool runs in this browser. There is no server that computes anything, no account, no statistics and no
          request to another host. Your settings, favourites and drafts are kept in this browser’s storage and can be
          cleared there. Passwords, keys and other secrets are not even kept there, nor put into links.
        </p>
        <p>
          What you enter into a tool survives a reload of the same tab: up to a megabyte of text stays in the tab’s
          session storage and is gone when you close it. Tools that work with secrets keep nothing there.
        </p>
        <p>
          The address of a page names the settings that differ from the usual ones, so that a link shows the same to
          everyone. Numbers, switches, choices, colours and dates stand in it where a server can read them when the page
          is loaded. Text that you type stands behind the <code>#</code>, which browsers do not send; what you enter
          into a tool stands there only in a link that you ask for.
        </p>
        <p>
          Two tools can reach beyond this site, and only when you tell them to: Responsive Test shows the address you
          type, and HTML Viewer loads pictures and scripts from elsewhere if you switch that on.
        </p>
      </section>
      <section className="below-section about" aria-labelledby="check-title">
        <h2 id="check-title">Check it yourself</h2>
        <ol className="steps">
          <li>
            Open your browser’s developer tools, choose <b>Network</b>, and use any tool. Nothing appears but files of
            this site.
          </li>
          <li>Use a tool, cut the network, reload the page and use it again. It works as before.</li>
          <li>
            In the same developer tools look at the response header <code>Content-Security-Policy</code>. It is the text
            below, and the browser enforces it, whatever our scripts might try.
          </li>
        </ol>
      </section>
      <section className="below-section" aria-labelledby="policy-title">
        <h2 id="policy-title">The policy of every page</h2>
        <table className="policy">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">What it means</th>
            </tr>
          </thead>
          <tbody>
            {POLICY.split('; ').map((rule) => (
              <tr key={rule}>
                <td>
                  <code>{rule}</code>
                </td>
                <td>{MEANINGS[rule.split(' ')[0]!]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
