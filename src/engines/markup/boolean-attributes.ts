/** HTML standard, table of attributes: those whose value is "Boolean attribute". */
const CURRENT =
  'allowfullscreen alpha async autofocus autoplay checked controls default defer disabled formnovalidate inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected shadowrootclonable shadowrootdelegatesfocus shadowrootserializable';
/** Those of the obsolete ones that it gives an IDL attribute of type boolean. */
const OBSOLETE = 'compact declare nohref noresize noshade nowrap';

export const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(`${CURRENT} ${OBSOLETE}`.split(' '));
