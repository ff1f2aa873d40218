/** What a policy would change, as a part that is fetched when the board stands: nobody reads it before. */
import { lazyPart } from '../../../shell/ui/lazy-part.js';

export const PolicyEffects = lazyPart(() => import('./policy-effects-in-words.js'));
