import { start } from './shell/start';

start();
