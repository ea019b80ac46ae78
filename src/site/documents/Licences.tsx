import type { PackageLicence } from './packages';

/** Every package whose code is in the site, with its terms. */
export function Licences({ packages }: { packages: readonly PackageLicence[] }) {
  return (
    <section className="below-section" aria-label="Packages">
      <p>{packages.length} packages. Localkit itself is under the MIT license.</p>
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
