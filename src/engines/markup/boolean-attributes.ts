/** HTML standard, table of attributes: those whose value is "Boolean attribute". */
export const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(
  'allowfullscreen alpha async autofocus autoplay checked controls default defer disabled formnovalidate inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected shadowrootclonable shadowrootdelegatesfocus shadowrootserializable'.split(
    ' ',
  ),
);
