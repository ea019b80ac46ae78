export {
  layoutDiff,
  type PageMetrics,
  type PrintInstruction,
  type PrintLayout,
  type PrintOptions,
  type PrintRow,
  type PrintRows,
} from './layout-diff';
export { type PdfDetails, type PdfPage, type PdfTextLine, toWinAnsi, writePdf } from './write-pdf';
