import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Converter Tools',
  icon: 'arrow-left-right',
  order: 5,
  hue: 60,
  description: 'Convert between notations: number bases, YAML, JSON, TOML, XML, cases, alphabets.',
});
