// A process that decodes pictures: libvips runs here and nowhere else (U11).
import sharp from 'sharp';
import { serveJobs } from '../../platform/work/serveJobs.ts';
import { redraw } from './picture.ts';

sharp.concurrency(1);
sharp.cache(false);
serveJobs(redraw);
