import { area, choice, line } from '@/kit/option';

/** Beside the tags themselves, for both tools that write them. */
export const EXTRA_OPTIONS = {
  siteName: line('Site Name', '', { placeholder: 'Example' }),
  locale: line('Locale', '', { placeholder: 'en_US' }),
  themeColor: line('Theme Color', '', { placeholder: '#0b6b4d' }),
  languages: area('Languages', '', {
    placeholder: 'de https://example.com/de\nx-default https://example.com/',
    hint: 'A language and its address on every line (hreflang)',
  }),
  linkedData: choice(
    'JSON-LD',
    { none: 'None', article: 'Article', product: 'Product', breadcrumb: 'Breadcrumb', organization: 'Organization' },
    'none',
  ),
  price: line('Price', '', { inputMode: 'decimal', placeholder: '19.99', when: { linkedData: 'product' } }),
  currency: line('Currency', 'USD', { maxLength: 3, when: { linkedData: 'product' } }),
  writeAs: choice('Write As', { html: 'HTML', next: 'Next.js metadata' }, 'html'),
} as const;
