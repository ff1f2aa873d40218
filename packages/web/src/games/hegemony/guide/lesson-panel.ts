/** What the guided round says, as Hegemony's board has room for it. */
import './lesson-panel.css';

export { LessonPanel as default } from '../../../board/lesson.js';
