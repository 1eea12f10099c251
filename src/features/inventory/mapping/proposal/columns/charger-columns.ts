import type { ColumnNames } from './column-names.ts';

/** What lists of charging stations call our fields. */
export const chargerColumns: ColumnNames = {
  fields: {
    charger_id:
      'id, charger id, station id, charging station id, charge point id, chargepoint id, evse id, evse uid, location id, site id, pool id, number, no, nr, code, reference, ref, uid, uuid, laddstation id, stationsnummer, ladestasjon id, stasjons id, aseman id, asema id, latausaseman id, tunnus, tunniste, numero, stanica id, číslo stanice, external id, key',
    name: 'name, station name, charger name, charge point name, location name, site name, station, charging station, location, title, namn, laddstation, stationsnamn, laddplats, navn, ladestasjon, stasjonsnavn, nimi, latausasema, aseman nimi, latauspiste, názov, nabíjacia stanica, názov stanice, ladestation, standort',
    address:
      'address, street, street address, address line 1, address 1, address1, road address, adress, gatuadress, gata, adresse, gateadresse, osoite, katuosoite, adresa, ulica, straße, addr street',
    zip: 'zip, zip code, postcode, post code, postal code, postnummer, postnr, postinumero, psč, plz, addr postcode',
    city: 'city, town, locality, ort, postort, stad, by, poststed, sted, kaupunki, paikkakunta, kunta, mesto, obec, addr city',
    country:
      'country, country code, countrycode, iso country, land, landkod, landkode, maa, maakoodi, krajina, kód krajiny',
    road: 'road, road number, motorway, highway, väg, vägnummer, vei, veinummer, tie, tienumero, cesta, diaľnica',
    operator:
      'operator, operator name, network, owner, cpo, charge point operator, provider, operatör, ägare, nätverk, operatør, eier, nettverk, operaattori, verkko, toimija, prevádzkovateľ, sieť, betreiber',
    website_sort_order: 'sort order, sort, order, sortering, ordning, rekkefølge, järjestys, poradie',
    lat: 'latitude, lat, geo lat, gps lat, y, breddgrad, breddegrad, leveysaste, zemepisná šírka, latitud, location latitude, coordinates latitude',
    lng: 'longitude, long, lon, lng, geo lng, geo long, gps lng, gps lon, x, längdgrad, lengdegrad, pituusaste, zemepisná dĺžka, longitud, location longitude, coordinates longitude',
    'openingschedule.openinghours':
      'opening hours, opening times, hours, access hours, availability, öppettider, öppettid, åpningstider, åpningstid, aukioloajat, aukiolo, otváracie hodiny, otváracia doba, öffnungszeiten',
    'chargerOptions.0.amount':
      'amount, number of connectors, connectors count, number of outlets, outlets, number of chargers, number of points, points, sockets, number of sockets, devices, stalls, antal, antal uttag, antal laddpunkter, laddpunkter, uttag, antall, antall uttak, antall ladepunkter, ladepunkter, lukumäärä, latauspisteitä, pistokkeita, latauspisteiden määrä, počet, počet konektorov, počet bodov, anzahl ladepunkte',
    'chargerOptions.0.watts':
      'power, max power, power kw, kw, kilowatts, watts, rated power, output, effekt, maxeffekt, effekt kw, teho, teho kw, maksimiteho, výkon, výkon kw, maximálny výkon, leistung',
    'chargerOptions.0.connector':
      'connector, connector type, plug, plug type, socket type, connection type, standard, kontakt, kontakttyp, anslutning, uttagstyp, kontakttype, plugg, pistoke, pistoketyyppi, liitin, liitintyyppi, konektor, typ konektora, zásuvka, stecker',
  },
  emptyWords:
    'the a of av de la der record item data info product field value text ns ns1 g c ev stations chargers address contact main details properties attributes attribute',
};
