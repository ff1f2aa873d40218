/** The lessons of Hegemony: a guided round for each class, at a table that is laid for it. */
import type { Lesson } from '@polity/kernel';
import type { HegemonyView } from '../rules/view.js';
import { CAPITALIST } from './capitalist.js';
import { MIDDLE } from './middle.js';
import { STATE } from './state.js';
import { WORKING } from './working.js';

export const LESSONS: readonly Lesson<HegemonyView>[] = [WORKING, MIDDLE, CAPITALIST, STATE];
