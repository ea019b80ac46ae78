import type { CSSProperties, ReactNode } from 'react';
import { categories, type Entry, findCategory, findEntry, relatedTo } from '@/kit/catalogue';
import { fullName, type Question } from '@/kit/meta';
import type { AnyTool } from '@/kit/tool';
import { Icon } from '@/ui/controls/Icon';
import { DOCUMENTS } from '../documents/list';
import type { DocumentSlug } from '../documents/slugs';
import type { PageFacts } from '../page';
import { BASE, categoryPath, chainPath, documentPath, toolPath } from '../route';
import { Tiles } from '../search/home/Tiles';
import { commandExample } from './command-example';

const ToolLink = ({ entry }: { entry: Entry }) => (
  <a
    className="tool-card hued"
    href={toolPath(entry.slug)}
    style={{ '--hue': findCategory(entry.category)?.hue } as CSSProperties}
  >
    <Icon name={entry.icon} />
    <strong>{fullName(entry)}</strong>
    <span>{entry.description}</span>
  </a>
);

interface BelowMainProps {
  /** What a page about the site says; only the server knows it. */
  children?: ReactNode;
  facts: PageFacts;
  tool: AnyTool | undefined;
  questions: readonly Question[];
}

/** Below the main part: what the tool is, questions, neighbours. Plain HTML that needs no script. */
export function BelowMain({ facts, tool, questions, children }: BelowMainProps) {
  return (
    <>
      {children}
      {facts.kind === 'home' && (
        <>
          <Tiles />
          <AllTools />
        </>
      )}
      {facts.kind === 'chain' && <Questions of={questions} />}
      {facts.kind === 'tool' && <AboutTool facts={facts} tool={tool} questions={questions} />}
      {facts.kind === 'category' && (
        <section className="below-section" aria-label={facts.name}>
          <div className="cards">
            {findCategory(facts.slug)?.tools.map((entry) => (
              <ToolLink key={entry.slug} entry={entry} />
            ))}
          </div>
        </section>
      )}
      {facts.kind === 'missing' && (
        <section className="below-section" aria-label="Categories">
          <ul className="pill-list">
            {categories.map((category) => (
              <li key={category.slug}>
                <a href={categoryPath(category.slug)}>{category.name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="site-footer">
        <p>
          <a href={BASE}>Localkit</a> runs in your browser: no server, no account, no requests to other sites.
        </p>
        <nav aria-label="About this site">
          <a href={chainPath}>Chain</a>
          {Object.entries(DOCUMENTS).map(([slug, { name }]) => (
            <a key={slug} href={documentPath(slug as DocumentSlug)}>
              {name}
            </a>
          ))}
        </nav>
        <nav aria-label="Categories">
          {categories.map((category) => (
            <a key={category.slug} href={categoryPath(category.slug)}>
              {category.name}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
}

function AllTools() {
  return (
    <section className="below-section home-tools" aria-labelledby="tools">
      <div className="home-tools-head">
        <h2 id="tools">All tools</h2>
        <label className="home-filter">
          <Icon name="search" />
          <input id="home-filter" type="search" aria-label="Filter by name" placeholder="Filter by name" />
        </label>
      </div>
      <div className="home-categories">
        {categories.map((category) => (
          <section
            key={category.slug}
            className="hued"
            style={{ '--hue': category.hue } as CSSProperties}
            aria-labelledby={`category-${category.slug}`}
          >
            <h3 id={`category-${category.slug}`}>
              <a href={categoryPath(category.slug)}>{category.name}</a>
              <small>{category.tools.length}</small>
            </h3>
            <ul>
              {category.tools.map((entry) => (
                <li key={entry.slug}>
                  <a href={toolPath(entry.slug)}>{fullName(entry)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const Questions = ({ of }: { of: readonly Question[] }) => (
  <section className="below-section" aria-labelledby="faq-title">
    <h2 id="faq-title">Questions</h2>
    <div className="faq">
      {of.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

function AboutTool({
  facts,
  tool,
  questions,
}: Omit<BelowMainProps, 'children'> & { facts: PageFacts & { kind: 'tool' } }) {
  const entry = findEntry(facts.slug)!;
  return (
    <>
      <section className="below-section about" aria-labelledby="about-title">
        <h2 id="about-title">About {facts.name}</h2>
        <p className="about-lead">{facts.description}</p>
        <p>It runs in your browser: nothing is uploaded. Your settings stay in this browser until you reset them.</p>
        {tool && (
          <>
            <p>On the command line:</p>
            <pre className="command">
              <code>{commandExample(facts.slug, tool)}</code>
            </pre>
          </>
        )}
      </section>
      <Questions of={questions} />
      <section className="below-section" aria-labelledby="related-title">
        <h2 id="related-title">Related tools</h2>
        <div className="cards">
          {relatedTo(entry).map((other) => (
            <ToolLink key={other.slug} entry={other} />
          ))}
        </div>
      </section>
    </>
  );
}
