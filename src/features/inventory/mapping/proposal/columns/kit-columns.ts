import type { ColumnNames } from './column-names.ts';

const emptyWords =
  'the a of av de la der record item data info field value text ns ns1 g c kit kits product products spare part parts attributes attribute properties incl inkl inc vat';

/** What lists of spare-part kits call our fields. */
export const kitColumns: ColumnNames = {
  fields: {
    kitId:
      'id, kit id, kit number, kit no, product id, product number, item number, item no, article number, article no, number, no, nr, sku, artikelnummer, artikelnr, paket id, paketnummer, produktnummer, varenummer, varenr, pakke id, tuotenumero, tuotenro, nimikenumero, paketin tunnus, paketti id, sarjanumero, tunnus, tunniste, číslo sady, číslo produktu, id sady, external id, key, reference, ref',
    name: 'name, kit name, product name, title, item name, heading, namn, benämning, paketnamn, produktnamn, artikelnamn, navn, varenavn, betegnelse, nimi, tuotenimi, nimike, paketin nimi, otsikko, názov, názov sady, názov produktu, bezeichnung',
    kitCode:
      'kit code, code, product code, short code, kod, paketkod, produktkod, kode, pakkekode, koodi, tuotekoodi, kód, kód sady',
    description:
      'description, product description, long description, text, details, beskrivning, produktbeskrivning, beskrivelse, kuvaus, tuotekuvaus, lisätiedot, selite, popis, popis produktu, beschreibung',
    status: 'status, state, tila, stav',
    catalogueId: 'catalogue, catalogue id, catalog, catalog id, katalog, katalog id, luettelo, katalógové id',
    retailPrice:
      'price, retail price, sales price, recommended price, rrp, gross price, price inc vat, pris, utpris, rekommenderat pris, cirkapris, pris inkl moms, utsalgspris, veiledende pris, hinta, myyntihinta, suositushinta, ohjehinta, vähittäishinta, verollinen hinta, cena, predajná cena, odporúčaná cena, cena s dph, preis',
    currency: 'currency, currency code, valuta, valutakod, valuutta, mena',
    kitCategory:
      'category, main category, group, product group, kategori, huvudkategori, produktgrupp, varugrupp, hovedkategori, varegruppe, kategoria, pääryhmä, tuoteryhmä, kategória, skupina, hlavná kategória',
    kitSubCategory:
      'sub category, subcategory, category 2, sub group, underkategori, undergrupp, undergruppe, alakategoria, alaryhmä, podkategória, podskupina',
    kitSubSubCategory:
      'sub sub category, subsubcategory, category 3, underunderkategori, alaryhmä 2, podpodkategória',
    images:
      'images, image, image url, image urls, pictures, picture, photo, photos, bilder, bild, bilde, kuvat, kuva, kuvan osoite, obrázky, obrázok, fotky',
    type_ids:
      'type ids, vehicle types, vehicle type ids, fits, fitment, fits types, ktype, ktypes, k type, passar, fordonstyper, passer, kjøretøytyper, sopii, sopivuus, ajoneuvotyypit, tyyppinumerot, pasuje na, typy vozidiel',
    slug: 'slug, url slug',
  },
  emptyWords,
};

/** What lists of the vehicles that kits fit call our fields. */
export const kitVehicleColumns: ColumnNames = {
  fields: {
    type_id:
      'type id, id, vehicle id, vehicle type id, ktype, k type, ktypnr, type number, typnummer, typ id, tyyppinumero, tyyppi id, ajoneuvon tyyppi, typ vozidla id, number, code',
    manufacturer:
      'manufacturer, make, brand, tillverkare, märke, fabrikat, produsent, merke, valmistaja, merkki, automerkki, výrobca, značka, hersteller',
    model: 'model, model name, vehicle model, modell, malli, mallisarja, model vozidla',
    type_manf_year:
      'year, years, model year, production year, production years, from year, year range, år, årsmodell, tillverkningsår, byggeår, årsmodel, vuosi, vuosimalli, valmistusvuosi, vuodet, rok, rok výroby, baujahr',
  },
  emptyWords: `${emptyWords} vehicle car`,
};
