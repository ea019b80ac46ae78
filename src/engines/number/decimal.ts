/** A coordinate for SVG, PDF and PostScript: three digits after the point are enough, and PDF knows no exponents (ISO 32000-1, section 7.3.3). */
export const decimal = (value: number): string => String(Number(value.toFixed(3)));
