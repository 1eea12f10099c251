import type { ColumnNames } from './column-names.ts';

/** What price lists of workshops call our fields. */
export const serviceColumns: ColumnNames = {
  fields: {
    service_id:
      'id, service id, service code, code, number, no, nr, item number, article number, sku, operation code, labour code, job code, key, reference, ref, kod, servicekod, tjänstekod, artikelnr, artikelnummer, tjänstenummer, åtgärdskod, operationskod, kode, tjenestekode, varenummer, varenr, koodi, palvelukoodi, tuotenumero, tuotekoodi, työkoodi, tunnus, numero, kód, kód služby, číslo, číslo služby, kód úkonu',
    service_name:
      'name, service, service name, title, job, work, operation, item, benämning, namn, tjänst, tjänstens namn, åtgärd, arbete, navn, tjeneste, betegnelse, arbeid, jobb, palvelu, palvelun nimi, nimi, nimike, työ, toimenpide, huolto, názov, názov služby, služba, úkon, práca, bezeichnung, leistung',
    service_description:
      'description, details, includes, what is included, text, beskrivning, ingår, innehåll, detta ingår, beskrivelse, inkluderer, kuvaus, sisältö, sisältää, lisätiedot, popis, obsah, popis služby, beschreibung',
    service_category:
      'category, group, service group, type, section, area, kategori, grupp, tjänstegrupp, område, gruppe, tjenestegruppe, kategoria, ryhmä, palveluryhmä, tuoteryhmä, kategória, skupina, oblasť',
    service_is_addon:
      'addon, add on, is addon, extra, optional, supplement, tillval, tilläggstjänst, tillägg, tilvalg, tillegg, tilleggstjeneste, lisäpalvelu, lisä, doplnok, doplnková služba, príplatok',
    service_price:
      'price, fixed price, retail price, amount, cost, total, price inc vat, price incl vat, pris, fast pris, fastpris, pris inkl moms, från pris, utpris, pris inkl mva, hinta, kiinteä hinta, verollinen hinta, hinta sis alv, cena, cena s dph, pevná cena, preis',
    service_price_exkl_vat:
      'price ex vat, price excl vat, net price, price without vat, pris exkl moms, pris ex moms, pris utan moms, nettopris, pris eks mva, pris uten mva, pris ekskl mva, veroton hinta, hinta alv 0, hinta ilman alv, cena bez dph, netto cena, nettopreis',
    service_price_text:
      'price text, price note, price comment, pristext, prisnotering, pristekst, hintateksti, hinnan huomautus, poznámka k cene',
    service_discount: 'discount, rebate, rabatt, alennus, zľava',
    service_minutes:
      'minutes, duration, time, labour time, hours, estimated time, work time, tid, tidsåtgång, arbetstid, minuter, timmar, varighet, arbeidstid, tidsbruk, timer, kesto, aika, työaika, tunnit, minuutit, trvanie, čas, doba, dĺžka, čas práce, hodiny, minúty, dauer',
    service_makes:
      'makes, make, brand, brands, car make, fits makes, märken, märke, bilmärke, bilmärken, gäller märken, merke, bilmerke, merker, merkki, merkit, automerkit, automerkki, značka, značky, marke',
    service_fuels:
      'fuel, fuels, fuel type, drivmedel, bränsle, drivstoff, polttoaine, käyttövoima, palivo, kraftstoff',
    service_sort_order: 'sort order, sort, order, sortering, ordning, rekkefølge, järjestys, poradie',
  },
  emptyWords:
    'the a of av de la der record item data info field value text ns ns1 workshop workshops verkstad verksted korjaamo servis services properties attributes attribute sek nok eur kr',
};
