import type { ReactNode } from 'react';
import type { Heading } from '@/engines/markdown/blocks';
import { DocumentList } from './DocumentList';
import { Outline } from './Outline';
import type { Documents } from './useDocuments';
import type { Sidebar } from './useSidebar';

interface DeskProps {
  documents: Documents;
  /** What all of them are called, and one. */
  names: readonly [all: string, one: string];
  /** No other can be opened now. */
  locked: boolean;
  headings: readonly Heading[];
  /** What their list is called. */
  outline: string;
  onGo(heading: Heading): void;
  sidebar: Sidebar;
  children: ReactNode;
}

/** The documents of a page and the headings of the open one, beside what is written. */
export const Desk = ({
  documents,
  names: [all, one],
  locked,
  headings,
  outline,
  onGo,
  sidebar,
  children,
}: DeskProps) => (
  <div
    className={`markdown-desk ${sidebar.shown === undefined ? '' : sidebar.shown ? 'with-sidebar' : 'without-sidebar'}`}
  >
    <div className="markdown-sidebar">
      <DocumentList documents={documents} label={all} one={one} disabled={locked} />
      <Outline headings={headings} label={outline} onGo={onGo} />
    </div>
    {children}
  </div>
);
