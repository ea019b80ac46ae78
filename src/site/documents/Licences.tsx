import type { PackageLicence } from './packages';

/** Every package whose code is in the site, with its terms. */
export function Licences({ packages }: { packages: readonly PackageLicence[] }) {
  return (
    <section className="below-section about" aria-label="Packages">
      <p>{packages.length} packages. Localkit itself is under the MIT license.</p>
      <p>
        The words of passphrases are the large word list of the Electronic Frontier Foundation, as written, under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/us/">CC BY 3.0 US</a>.
      </p>
      <div className="faq">
        {packages.map(({ name, version, licence, text }) => (
          <details key={name}>
            <summary>
              <h3>
                {name} {version} <span className="quiet-note">{licence}</span>
              </h3>
            </summary>
            {text && <pre className="licence">{text}</pre>}
          </details>
        ))}
      </div>
    </section>
  );
}
