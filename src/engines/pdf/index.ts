export {
  layoutDiff,
  type PrintInstruction,
  type PrintRow,
} from './layout-diff';
export { type PdfPage, type PdfTextLine, writePdf } from './write-pdf';
