/** The new action cards of Crisis & Control: five for each class, shuffled into its deck. */
import type { Manifest } from '../../rules/modules.js';
import { risingCases, stimulusPackage, vaccinationProgram, vaccineFunding } from './covid.js';
import { changeOfGovernmentAgenda, momentumForChange, protectTheStatusQuo, revealPoliticalScandal } from './shared.js';
import { isProtected, returnSigns, signsOf } from './status-quo.js';

export const NEW_ACTIONS: Manifest = {
  name: 'new-actions',
  decks: {
    working: {
      'wcx-rising-covid-19-cases': risingCases,
      'wcx-momentum-for-change': momentumForChange('working'),
      'wcx-protect-the-status-quo': protectTheStatusQuo('working'),
      'wcx-change-of-government-agenda': changeOfGovernmentAgenda('working'),
      'wcx-reveal-political-scandal': revealPoliticalScandal('working'),
    },
    middle: {
      'mcx-covid-19-stimulus-package': stimulusPackage,
      'mcx-momentum-for-change': momentumForChange('middle'),
      'mcx-protect-the-status-quo': protectTheStatusQuo('middle'),
      'mcx-change-of-government-agenda': changeOfGovernmentAgenda('middle'),
      'mcx-reveal-political-scandal': revealPoliticalScandal('middle'),
    },
    capitalist: {
      'ccx-covid-19-vaccine-rd-funding': vaccineFunding,
      'ccx-momentum-for-change': momentumForChange('capitalist'),
      'ccx-protect-the-status-quo': protectTheStatusQuo('capitalist'),
      'ccx-change-of-government-agenda': changeOfGovernmentAgenda('capitalist'),
      'ccx-reveal-political-scandal': revealPoliticalScandal('capitalist'),
    },
    state: {
      'stx-covid-19-vaccination-program': vaccinationProgram,
      'stx-momentum-for-change': momentumForChange('state'),
      'stx-protect-the-status-quo': protectTheStatusQuo('state'),
      'stx-change-of-government-agenda': changeOfGovernmentAgenda('state'),
      'stx-reveal-political-scandal': revealPoliticalScandal('state'),
    },
  },
  mayPropose: (state, policy) => !isProtected(state, policy),
  markersOnTable: (state, seat) => signsOf(state).filter(({ by }) => by === seat).length,
  atEnd: {
    *scoring({ state }) {
      returnSigns(state);
    },
  },
};
