import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Converter Tools',
  icon: 'arrow-left-right',
  order: 5,
  hue: 60,
  description: 'From one notation to another: number bases, YAML, JSON, TOML, XML, cases, alphabets.',
});
