import { fold } from './fold.js';

const stems = (words: string, start = false): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${words
      .trim()
      .split(/[,\s]+/)
      .join('|')})${start ? '' : '(?![a-z])'}`,
    'g',
  );

/** Beginnings of words of functions in English, Dutch and French. */
const TITLES = stems(
  `translator interpreter writer copywriter editor proofreader subtitler journalist author designer developer engineer manager director consultant
  analyst strategist specialist officer assistant coordinator teacher lecturer trainer researcher producer photographer illustrator administrator executive
  intern trainee freelance head lead chief founder owner partner associate advisor adviser architect programmer marketer planner buyer clerk secretary
  vertaler vertaalster vertalend tolk schrijver schrijfster redacteur redactrice eindredact ondertitel journalist auteur ontwerp vormgever ontwikkelaar ingenieur medewerker
  directeur adviseur raadgever leerkracht leraar lerares docent lector onderzoeker verantwoordelijke stagiair hoofd zaakvoerder coordinator projectleider teamleider
  contentmarketeer marketeer bediende secretaris secretaresse beheerder strateeg contentstrateeg verkoper jobstudent zelfstandig technisch projectmanager socialmediamanager communicatiemedewerker communicatie
  traduct interprete redact reda relect correct concept graphiste infographiste journaliste charge chargee responsable gestionnaire chef cheffe directrice
  professeur enseignant formateur formatrice assistante stagiaire consultante coordinat ingenieur developpeu developpeuse animateur animatrice attache attachee secretaire
  vendeu employe community webmaster independant graphic ux-writer ux content`,
  true,
);
/** Words of employers. */
const EMPLOYERS = stems(
  `nv bv bvba sa srl sprl ltd limited plc inc llc gmbh ag asbl vzw cv cvba corp corporation company co group groupe groep holding agency agence bureau studio studios
  uitgeverij uitgevers editions publishers publishing press stad ville city commission commissie parlement parliament ministry ministere ministerie university universiteit universite
  college school ecole athenee lycee hogeschool bank banque foundation fondation stichting museum musee hospital ziekenhuis hopital radio televisie television
  industries services solutions partners media taalbureau house council krant associates consulting systems technologies labs bibliotheek bibliotheque theatre theater`,
);
/** Words of degrees. */
const DEGREES = stems(
  `master masters bachelor bachelors bachelier bacheliere licence licentiaat licentiate doctor doctorat doctoraat phd mba ba bsc msc ma bts dut dea dess deug cap bep diploma diplome
  certificate certificat certificaat degree graduaat graduat postgrad getuigschrift attest attestation agregation agrege a2 hso aso tso bso cess baccalaureat bac gcse a-level a-levels
  secundair secondaire humanites opleiding cursus course minor maitrise specialisation manama kandidaat candidature ingenieur lerarenopleiding foundation`,
  true,
);
/** Words of schools. */
const SCHOOLS = stems(
  `universi hogeschool haute ecole college school institut athenee lycee academy academie academia faculty faculte ku ugent vub ulb uclouvain uliege umons kuleuven uantwerpen
  campus polytechn conservatoire conservatorium syntra ifapme cvo vdab erasmushogeschool arteveldehogeschool howest odisee thomas vives luca helmo hele instituut instituto`,
  true,
);

const count = (text: string, words: RegExp): number => fold(text).match(words)?.length ?? 0;

/** How much more a text sounds like a function than like an employer. */
export const titleScore = (text: string): number =>
  count(text, TITLES) - 1.5 * count(text.replace(/social media/i, ''), EMPLOYERS);

/** How much more a text sounds like a degree than like a school. */
export const degreeScore = (text: string): number => count(text, DEGREES) - 1.5 * count(text, SCHOOLS);
