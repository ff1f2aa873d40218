/** The picture of a card, an asset, an event, a demand or an investment, in the colour of the text around it. Its name stands beside it. */
import { lazyPart } from '../../../shell/ui/lazy-part.js';
import './pictogram.css';

export const Pictogram = lazyPart(() => import('./drawn.js'));
