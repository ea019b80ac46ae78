import { defineDetect } from '@/kit/detect/guess';

const TYPE =
  /^(?:content-type:\s*)?((?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]{2,80}(?:\s*;\s*[\w-]+=[^;\s]+)*)$/i;

/** Endings that everybody knows; others may be a domain or the name of a hidden file. */
const ENDINGS = new Set(
  (
    '3gp 7z aac ai aiff amr apk atom avi avif bat bin bmp bz2 c cbr cbz cer class conf cpp crt css csv dart deb der ' +
    'djvu dmg dng doc docm docx dotx dwg dxf emf eml eot eps epub exe exr flac flv geojson gif glb gltf gpx gz h ' +
    'heic heif htm html ico ics ini ipynb iso jar java jpeg jpg js json json5 jsonl jsonld jsx jxl kml kmz less log ' +
    'lua m2ts m3u8 m4a m4v markdown mbox md mdb mdx mid mjs mka mkv mobi mov mp3 mp4 mpd mpeg mpg msg msi mts obj ' +
    'odg odp ods odt ogg ogv opus otf owl p12 pdf pem pfx php png potx ppt pptm pptx ps psd py rar rdf rpm rss rtf ' +
    'sass scss sh sql srt stl svg svgz swf tar tar.gz tex tgz tif tiff toml torrent ts tsv tsx ttf txt usdz vcf vob ' +
    'vsd vsdx vtt war wasm wav weba webm webmanifest webp wma wmf wmv woff woff2 wsdl xhtml xls xlsm xlsx xltx xml ' +
    'xps xsd xsl xslt xz yaml yml zip'
  ).split(' '),
);

export default defineDetect((text) => {
  const [, type] = TYPE.exec(text) ?? [];
  if (type && !/^(?:text|image|video|audio|application)\/(?:or|and)$/i.test(type))
    return { score: 0.94, why: 'MIME type', ...(type !== text && { input: type }), options: { show: 'extension' } };
  const [, ending] = /^\*?\.([a-z\d]{1,12}(?:\.gz)?)$/i.exec(text) ?? [];
  if (ending && ENDINGS.has(ending.toLowerCase())) return { score: 0.85, why: 'File extension' };
  const [, last] = /^[\p{L}\d][\p{L}\d_-]{0,80}(?:\.[\p{L}\d_-]{1,20})*?\.([a-z\d]{2,12})$/iu.exec(text) ?? [];
  // A name alone may be wanted for anything, and "next.js" is the name of no file.
  if (last && ENDINGS.has(last.toLowerCase())) return { score: 0.42, why: 'Name of a file' };
  const [, file] =
    /^(?:mime(?:\s+type)?(?:\s+(?:of|for))?)\s+(\.?[\w.-]+)$/i.exec(text) ?? /^(\.[a-z\d]{2,5})$/i.exec(text) ?? [];
  return file ? { score: 0.85, why: 'MIME type of a file', input: file, typed: true } : undefined;
});
