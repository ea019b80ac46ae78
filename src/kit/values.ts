// What results are made of. This file stands on its own: its text is part of the declarations that are published.

/** One line of a table of results. */
export interface FieldRow {
  label: string;
  value: string;
  /** Said beside the value. */
  note?: string;
  /** A CSS colour drawn before the value. */
  swatch?: string;
  /** Drawn as a bar, from 0 to 1. */
  meter?: number;
  /** Whether a full bar is good; more is, unless said otherwise. */
  better?: 'more' | 'less';
}
export interface TableRows {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
export interface Picture {
  svg: string;
  width: number;
  height: number;
  /** What the picture shows, for those who do not see it. */
  alt: string;
}
export interface ByteFile {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** What matters most of a result, in a line or two: what lists show of it. */
export interface ResultSummary {
  /** "Tuesday, 14 November 2023, 22:13:20 UTC". */
  title: string;
  /** The next things one would ask, in one line. */
  detail?: string;
  /** A CSS colour that is drawn before the title. */
  swatch?: string;
  /** Where this moment stands between two others, to be drawn as a line. All in milliseconds since 1970. */
  span?: {
    from: number;
    to: number;
    now: number;
    fromLabel: string;
    toLabel: string;
  };
}
