import { POLICY } from '../document';

const MEANINGS: Readonly<Record<string, string>> = {
  'default-src': 'Everything is forbidden unless a line below allows it.',
  'script-src': 'Scripts only come from this site. WebAssembly can run; text never becomes code.',
  'style-src': 'Style sheets only come from this site.',
  'style-src-attr': 'Single elements can have their own styles, such as a swatch its color.',
  'connect-src': 'Scripts can only contact this site, so your input can’t be sent anywhere else.',
  'img-src': 'Pictures come from this site or are made on the page.',
  'media-src': 'So are sound and video.',
  'font-src': 'Fonts only come from this site.',
  'worker-src': 'Background work runs this site’s own scripts.',
  'frame-src':
    'Frames show this site’s own pages: the sandboxes that run your HTML and code without access to anything, and the one with the page you test in Responsive Test.',
  'manifest-src': 'The file that lets you install the site.',
  'form-action': 'Forms can’t be sent anywhere.',
  'base-uri': 'Nothing can redirect the page’s links.',
};

/** The policy in words, and how to see for oneself that it holds. */
export function Privacy() {
  return (
    <>
      <section className="below-section about" aria-labelledby="promise-title">
        <h2 id="promise-title">The promise</h2>
        <p>
          Every tool runs in your browser. There’s no server that processes your data, no account, no tracking and no
          request to another host. Your settings, favourites and drafts are stored in this browser, where you can clear
          them. Passwords, keys and other secrets aren’t stored at all or put in links.
        </p>
        <p>
          What you enter into a tool survives a reload of the same tab: up to a megabyte of text stays in the tab’s
          session storage and is gone when you close it. Tools that work with secrets don’t store anything there.
        </p>
        <p>
          A page’s address contains the settings you changed, so a link shows everyone the same. Numbers, switches,
          choices, colors and dates are in the part that a server can read when the page loads. Typed settings come
          after the <code>#</code>, which browsers don’t send; your input is only there if you copy a link with input.
        </p>
        <p>
          Two tools can contact other sites, but only if you tell them to: Responsive Test loads the address you type,
          and HTML Viewer loads pictures and scripts from elsewhere if you turn that on.
        </p>
      </section>
      <section className="below-section about" aria-labelledby="check-title">
        <h2 id="check-title">Check it yourself</h2>
        <ol className="steps">
          <li>
            Open your browser’s developer tools, choose <b>Network</b>, and use any tool. You only see files from this
            site.
          </li>
          <li>Use a tool, go offline, reload the page and use it again. It still works.</li>
          <li>
            In the developer tools, look at the response header <code>Content-Security-Policy</code>. It’s the text
            below, and the browser enforces it, whatever our scripts do.
          </li>
        </ol>
      </section>
      <section className="below-section" aria-labelledby="policy-title">
        <h2 id="policy-title">The policy on every page</h2>
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
