// Which modules come in one script. The bundler alone would make a script of every module that two pages share.

/** What every page needs stands in one script, its entry; without this the bundler cuts it into a dozen. */
const isCore = (id) =>
  /node_modules\/(react|react-dom|scheduler)\//.test(id) ||
  /src\/kit\/(?!catalogue|definitions|generator|run\/worker)/.test(id) ||
  /src\/ui\/(?!CodeEditor|sounds|SandboxFrame)[^/]+\.tsx?$/.test(id) ||
  /src\/ui\/pages\/page\.ts$/.test(id) ||
  /src\/engines\/(input-error|excerpt|random\/source|bytes\/size|number\/grouped)\.ts$/.test(id) ||
  /src\/engines\/(diff\/(lines|model)|text\/segment)\.ts$/.test(id) ||
  /src\/site\/(route|navigation|visits|theme|icons|main|App|Header|early|StylesPlace)\.tsx?$/.test(id);

/** Small parts that the same pages need come as one script: each more is a request more, and a slow start. */
const TOGETHER = {
  generator: /src\/(kit\/generator|engines\/random\/(seeded|draw))\.ts$|@noble\/hashes\/(sha2|utils|_md|_u64)\.js$/,
  'random-data': /src\/engines\/random\/(dates|field-values|data-table|data-tree)\.ts$/,
  exact: /src\/engines\/(number\/exact|random\/lattice)\.ts$/,
  bytes: /src\/engines\/bytes\/(base64|hex|index|text-encoding|utf8)\.ts$/,
  json: /src\/engines\/json\/(scan|tokens|strings|index|format|relay|document)\.ts$/,
  csv: /src\/engines\/csv\/(parse|write)\.ts$/,
  color: /src\/engines\/color\/(parse|format|index|spaces|series)\.ts$|node_modules\/culori\//,
  'color-fields':
    /src\/(ui\/color\/|ui\/gradient\/(useColorReader|ColorRemarks)\.|engines\/(color\/(rgb8|hex-alpha)|gradient\/model|palette\/css)\.ts$)/,
  gradient: /src\/(ui\/gradient\/(StopEditor|GradientPreview)\.tsx|engines\/gradient\/(css|geometry|edit)\.ts)$/,
  styled: /src\/(ui\/styled|engines\/css-value)\//,
  clock: /src\/(ui\/clock\/(?!alarm)|engines\/time\/(duration|time-of-day|zone-names)|ui\/sounds)/,
  digest: /src\/(ui\/digest\/|engines\/hash\/(algorithms|hashers|stream|written-digests)\.ts$)/,
  editing: /src\/ui\/editing\/(?!picture-chips|inline-data)[^.]*\.tsx?$/,
  hmac: /@noble\/hashes\/(hmac|legacy)\.js$/,
  qr: /src\/(engines\/qr\/(index|encode|paint)\.ts$|ui\/qr\/useReadBack\.ts$)/,
};

export const groups = [
  { name: 'core', test: isCore, priority: 1 },
  ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
];
