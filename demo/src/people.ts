import type { Language } from '@byline/shared-types/domain';
import type { Random } from './random.ts';
import type { Community } from './places.ts';

/** Women's names, then men's. */
const byGender = (list: string): string[][] => list.split(' | ').map((names) => names.split(' '));
const names = (list: string): string[] => list.split(', ');

const FIRST_NAMES: Record<Community, string[][]> = {
  flemish: byGender(
    'Amber Anke Anneleen Ann-Sophie Astrid Babette Bieke Charlotte Delphine Dorien Eline Elke Ellen Emma Evelien Femke Fien Floor Hanne Hilde Ilse Ine Isabel ' +
      'Jana Jolien Joke Julie Kaat Karen Katrien Kato Kim Laura Leen Lien Lies Liesbeth Lore Lotte Louise Lynn Maaike Marie Marijke Marleen Merel Mieke Nele Nina ' +
      'Noor Paulien Renée Sara Sien Silke Stefanie Tine Veerle Yasmina Zoë Amina Fatima Leyla | Arne Bart Bert Bjorn Bram Bruno Cedric Daan David Dieter Dries Elias ' +
      'Filip Frederik Geert Glenn Hannes Jan Jasper Jef Jelle Jens Joeri Joris Karel Kasper Klaas Koen Kristof Lander Lennert Maarten Mathias Maxim Michiel Nick ' +
      'Niels Nils Pieter Pieter-Jan Robbe Ruben Sam Sander Seppe Simon Stef Steven Stijn Thijs Thomas Tim Tom Tuur Wannes Wim Wout Yannick Youssef Bilal Mehdi',
  ),
  walloon: byGender(
    'Adèle Alice Aline Amandine Amélie Anaïs Anne-Sophie Aurélie Aurore Camille Caroline Catherine Céline Charlotte Chloé Claire Clémence Coralie Delphine Elise Emilie ' +
      'Eva Florence Françoise Géraldine Hélène Inès Isabelle Julie Juliette Justine Laetitia Laura Lucie Louise Manon Margaux Marie Marine Mathilde Mélanie Nathalie ' +
      'Noémie Ophélie Pauline Romane Sarah Sophie Stéphanie Valentine Valérie Virginie Yasmine Zoé Samira Nadia | Adrien Alexandre Antoine Arnaud Arthur Bastien Benjamin ' +
      'Benoît Cédric Christophe Corentin Cyril Damien David Denis Florian François Gaëtan Geoffrey Gilles Grégory Guillaume Jérôme Jonathan Julien Kevin Laurent Loïc ' +
      'Louis Ludovic Mathieu Maxime Michaël Nicolas Olivier Philippe Pierre Quentin Raphaël Rémy Robin Romain Samuel Sébastien Simon Sylvain Thibault Thomas Valentin ' +
      'Vincent Xavier Karim Rachid Amine',
  ),
  dutch: byGender(
    'Anne Annemiek Annika Anouk Bente Britt Carlijn Charlotte Daphne Demi Dewi Eline Elisa Emma Esmée Esther Eva Evi Fleur Floor Floortje Hanna Iris Isa Jasmijn Joyce ' +
      'Judith Julia Karin Kim Laura Linda Lisa Lonneke Lotte Maaike Manon Marieke Marit Marjolein Marloes Meike Merel Mirjam Nienke Nina Noor Petra Puck Renske Roos Rosa ' +
      'Sanne Saskia Sophie Suzanne Tessa Veerle Willemijn Yara Zoë Aylin Naima | Aad Arjen Bas Bastiaan Bob Bram Casper Chris Coen Daan Daniël Diederik Dirk Erik Ferdinand ' +
      'Floris Frank Frits Gerben Gijs Guus Hans Hidde Hugo Ivo Jaap Jan Jasper Jelle Jeroen Jesse Job Joost Jorrit Jurre Kees Klaas Koen Lars Laurens Luuk Marco Mark ' +
      'Martijn Maurits Menno Mees Michiel Niek Olaf Paul Peter Pim Rick Rik Rob Roel Ruben Rutger Sander Sem Siebe Sjoerd Stijn Teun Thijs Tijmen Tim Tom Wessel Willem ' +
      'Wouter Youri Emre Soufiane',
  ),
  french: byGender(
    'Adèle Agathe Alice Amandine Anaïs Anne-Laure Apolline Audrey Aurélie Axelle Blandine Camille Capucine Caroline Cécile Célia Charlotte Chloé Claire Clara Clémence ' +
      'Constance Diane Elena Elodie Emma Estelle Eugénie Fanny Faustine Flavie Gabrielle Garance Héloïse Inès Jade Jeanne Joséphine Julie Juliette Justine Laure Léa Léonie ' +
      'Lina Louise Lucie Lucile Maëlle Manon Margot Marion Mathilde Maud Morgane Nadège Nina Noémie Océane Pauline Perrine Romane Salomé Sarah Sixtine Solène Sophie ' +
      'Valentine Victoire Zoé Assia Samia | Adrien Alban Alexis Antoine Antonin Armand Arthur Aubin Augustin Aurélien Baptiste Basile Bastien Benjamin Benoît Brice Charles ' +
      'Clément Colin Corentin Cyprien Damien Edgar Edouard Eliott Emile Enzo Etienne Fabien Félix Florent Gabriel Gaspard Germain Guillaume Hugo Jean Jules Julien Lilian ' +
      'Louis Luc Lucas Marius Martin Mathis Mathieu Maxence Maxime Nathan Nicolas Noé Octave Olivier Oscar Paul Pierre Quentin Raphaël Rémi Robin Romain Sacha Samuel Simon ' +
      'Théo Thibaut Thomas Timothée Tristan Valentin Victor Vincent Yann Yvan Nassim Sofiane',
  ),
};

const WALLOON_AND_FRENCH = names(
  'Adam, Andre, Arnould, Aubry, Barbier, Baudouin, Bastin, Bertrand, Bodart, Bonnet, Bouchard, Boulanger, Bourgeois, Brasseur, Charlier, Charpentier, Chevalier, Collard, Colson, ' +
    'Cordier, Cornet, Daumont, David, Delacroix, Delcourt, Delhaye, Delvaux, Demoulin, Denis, Deprez, Deschamps, Dethier, Deville, Dubois, Dufour, Dujardin, Dumont, Dupont, ' +
    'Dupuis, Durieux, Evrard, Fontaine, Fournier, François, Gérard, Gilson, Goffin, Grégoire, Guillaume, Hardy, Henrotte, Henry, Hubert, Humblet, Jacquemin, Jacques, Jadot, ' +
    'Lacroix, Lambert, Laurent, Lebrun, Leclercq, Lecomte, Lefèbvre, Lejeune, Lemaire, Lemoine, Leroy, Libert, Louis, Magnier, Marchal, Maréchal, Martin, Massart, Masson, ' +
    'Mathieu, Michaux, Moreau, Nicolas, Noël, Olivier, Parmentier, Petit, Philippart, Pierard, Piette, Pirard, Pirotte, Poncelet, Quertinmont, Raskin, Renard, Renson, Robert, ' +
    'Rousseau, Sauvage, Simon, Servais, Thirion, Thiry, Thonon, Toussaint, Urbain, Vandamme, Vincent, Warnier, Wauthier, Wilmet, El Idrissi, Bouzid, Benali, Haddad',
);

const LAST_NAMES: Record<Community, string[]> = {
  flemish: names(
    'Aerts, Baert, Bauwens, Beeckman, Bogaert, Bogaerts, Bosmans, Braeckman, Callens, Carlier, Ceulemans, Christiaens, Claes, Claessens, Claeys, Clement, Cools, Coppens, Cuypers, ' +
      'De Backer, De Baere, De Bock, De Clercq, De Cock, De Coninck, De Graeve, De Groote, De Keyser, De Maeyer, De Meyer, De Pauw, De Ridder, De Smet, De Vos, De Wilde, De Winter, ' +
      'Declerck, Decoster, Degryse, Depoorter, Desmet, Devos, Dewaele, Dewitte, D’Hondt, Dierckx, Eeckhout, Engels, Geerts, Goethals, Goossens, Govaerts, Hendrickx, Hermans, ' +
      'Heylen, Huysmans, Jacobs, Janssens, Joos, Lambrecht, Lauwers, Lemmens, Lenaerts, Lievens, Maertens, Maes, Martens, Matthys, Mertens, Michiels, Moens, Moons, Nijs, Pauwels, ' +
      'Peeters, Pieters, Raes, Roels, Rombouts, Segers, Sels, Smets, Stevens, Swinnen, Theunis, Thijs, Timmermans, Torfs, Van Acker, Van Damme, Van de Velde, Van den Bossche, ' +
      'Van den Broeck, Van Hecke, Van Hove, Van Loo, Van Parys, Vandenberghe, Vanderstraeten, Vandewalle, Vanhoutte, Verbeke, Verbruggen, Verhaegen, Verhelst, Verlinden, ' +
      'Vermeersch, Vermeulen, Verschueren, Verstraete, Vervoort, Wauters, Willems, Wouters, Wuyts, El Amrani, Özdemir, Bouazza, Yildiz',
  ),
  walloon: WALLOON_AND_FRENCH,
  dutch: names(
    'Bakker, van Beek, Bergman, Bijl, Blom, Boersma, Bos, Bosma, Bouwman, Brink, Brouwer, de Bruijn, Dekker, van Dam, van Dijk, Dijkstra, van Dongen, van Doorn, Driessen, van Eijk, ' +
      'Evers, Faber, Gerritsen, van Ginkel, de Graaf, Groen, de Groot, de Haan, Haverkamp, van der Heijden, Hendriks, Hoekstra, Hofman, van den Heuvel, van der Horst, Huisman, ' +
      'Jansen, de Jong, de Jonge, Jonker, Kamphuis, Klein, Kok, Koning, Kooijman, Kramer, Kuijpers, Kuiper, van der Laan, de Lange, van Leeuwen, van der Linden, van Loon, Luijten, ' +
      'Maas, van der Meer, Meijer, van der Meulen, Mol, Molenaar, Mulder, van Nes, Nijhof, Oosterhuis, Peters, Pietersen, van der Ploeg, Postma, Prins, Reinders, Rietveld, ' +
      'de Rooij, van Rijn, de Ruiter, Sanders, Schipper, Scholten, Schouten, Sijbrandij, Smeets, Smit, Smits, Snijders, van der Steen, Terpstra, Tuinman, Veenstra, van der Veen, ' +
      'Verbeek, Verhoeven, Vink, Visser, van Vliet, Vogel, de Vos, de Vries, van der Wal, van Wijk, Willemsen, de Wit, Wolters, Zijlstra, Zuidema, Yılmaz, Amrani',
  ),
  french: names(
    'Allard, Andrieu, Arnaud, Aubert, Baron, Barre, Benoît, Berger, Bernard, Berthelot, Besson, Blanc, Blanchard, Boucher, Boyer, Brunet, Carpentier, Carré, Caron, Chauvin, Chevallier, ' +
      'Colin, Collet, Cousin, Daniel, Delmas, Denis, Descamps, Dubois, Dufour, Dumas, Dupuy, Durand, Duval, Fabre, Faure, Ferrand, Fleury, Garnier, Gauthier, Germain, Gilbert, Girard, ' +
      'Giraud, Guérin, Guichard, Guillot, Guyot, Hamon, Hébert, Huet, Imbert, Jacquet, Joly, Lacombe, Lagarde, Lambert, Langlois, Laporte, Lebon, Leblanc, Leclerc, Lefèvre, Legrand, ' +
      'Le Gall, Le Goff, Lemaître, Leroux, Lévêque, Maillard, Mallet, Marchand, Marie, Marty, Mercier, Meunier, Millet, Monnier, Moreau, Morel, Morin, Moulin, Noël, Pascal, Pasquier, ' +
      'Pelletier, Perrin, Perrot, Picard, Poirier, Prévost, Reynaud, Riou, Rivière, Roche, Rolland, Roussel, Roux, Royer, Salaün, Tanguy, Tessier, Vallet, Vasseur, Vidal, Weber, ' +
      'Belkacem, Cherif, Diallo',
  ),
};

export interface Person {
  firstname: string;
  name: string;
  community: Community;
  woman: boolean;
  /** Interface language, also of their mails and texts. */
  language: Language;
}

/** What a community speaks at home, which is one of the interface languages. */
export const HOME_LANGUAGE: Record<Community, Language> = { flemish: 'nl', dutch: 'nl', walloon: 'fr', french: 'fr' };

export function personOf(random: Random): Person {
  const community = random.weighted({ flemish: 42, walloon: 18, dutch: 22, french: 18 });
  const woman = random.chance(0.58);
  const firstname = random.pick(FIRST_NAMES[community][woman ? 0 : 1] ?? []);
  const name = random.pick(LAST_NAMES[community]);
  return { firstname, name, community, woman, language: random.chance(0.05) ? 'en' : HOME_LANGUAGE[community] };
}

/** The letters of a name as they go into an address: `Lefèvre` -> `lefevre`, `van der Meer` -> `vandermeer`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^a-z-]/g, '');
