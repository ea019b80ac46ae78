export { default } from '../CodesPage';
