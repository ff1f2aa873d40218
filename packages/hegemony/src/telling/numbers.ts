/** The rules' own numbers by the names under which messages speak of them. */
import { MACHINERY } from '../modules/base/machinery.js';
import {
  ACTION,
  END_GAME,
  LOAN,
  PROSPERITY_DROP,
  ROUNDS,
  TURNS_PER_ROUND,
  VOTE,
  WEALTH_ADVANCE_VP,
  WELFARE_PRICE,
} from '../rules/data/board.js';

const { policyVP, moneyPerVP } = END_GAME;

export const NUMBERS = {
  /** Whether somebody plays the State, as far as nobody says otherwise: without that its Legitimacy is nobody's. */
  statePlayed: 1,
  rounds: ROUNDS,
  turns: TURNS_PER_ROUND,

  voteCubes: VOTE.drawn,
  voteNowCost: VOTE.immediateCost,
  billPoints: VOTE.proposerVP,
  supportPoints: VOTE.supporterVP,

  assigned: ACTION.assign,
  sources: ACTION.sources,
  strikes: ACTION.strikes,
  strikeInfluence: ACTION.strikeInfluence,
  demonstrationSurplus: ACTION.demonstrationSurplus,
  demonstrationInfluence: ACTION.demonstrationInfluence,
  pressureCubes: ACTION.pressureCubes,
  lobbyCost: ACTION.lobbyCost,
  lobbyInfluence: ACTION.lobbyInfluence,
  bonus: ACTION.bonus,
  storageCost: ACTION.storageCost,
  exportPoints: ACTION.exportVP,
  healthPoints: ACTION.healthVP,
  benefitsPoints: ACTION.benefitsVP,
  welfarePoints: ACTION.welfareVP,
  welfarePrice: WELFARE_PRICE.B,
  mpsInfluence: ACTION.mpsInfluence,
  mpsLegitimacy: ACTION.mpsLegitimacy,
  extraTax: ACTION.extraTax,
  extraTaxClasses: ACTION.extraTaxClasses,
  campaign: ACTION.campaign,
  unionPoints: ACTION.unionVP,
  unionInfluence: ACTION.unionInfluence,

  machineryOne: MACHINERY.one,
  machineryPair: MACHINERY.pair,

  loan: LOAN.amount,
  loanPaidOff: LOAN.payOff,
  loanPaidLate: LOAN.payOffLate,
  loanInterest: LOAN.interest,
  loanStep: LOAN.unpaidStep,
  loanPoints: -LOAN.capitalistVP,
  loanPointsMost: LOAN.payOffLate / LOAN.unpaidStep,

  wealthPoints: WEALTH_ADVANCE_VP,
  prosperityDropWorking: PROSPERITY_DROP.working,
  prosperityDropMiddle: PROSPERITY_DROP.middle,
  policyPointsWorking: policyVP.working.vp.at(-1) ?? 0,
  policyPointsMiddle: policyVP.middle.vp.at(-1) ?? 0,
  policyPointsCapitalist: policyVP.capitalist.vp.at(-1) ?? 0,
  moneyPerPointWorking: moneyPerVP.working,
  moneyPerPointMiddle: moneyPerVP.middle,
  moneyPerPointState: moneyPerVP.state,
  moneyPointsMostWorking: END_GAME.workingMoneyMost,
} as const satisfies Readonly<Record<string, number>>;
