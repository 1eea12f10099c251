import type { ColumnNames } from './column-names.ts';

/** What lists of dealerships call our fields. */
export const dealershipColumns: ColumnNames = {
  fields: {
    site_id:
      'id, dealer id, dealer code, dealer number, site id, site code, branch id, branch code, branch number, location id, location code, store code, store id, outlet code, number, no, nr, code, reference, ref, kod, anläggning id, anläggningsid, anläggningsnummer, anläggningsnr, anläggningskod, återförsäljarnummer, avdelning id, forhandler id, forhandlernummer, avdeling id, butikknummer, toimipiste id, toimipistenumero, liikkeen numero, tunnus, tunniste, numero, predajňa id, kód predajne, pobočka id, kód pobočky, číslo, kostnadsställe, cost centre, händler id, händlernummer, partner id, key, external id, uid',
    site_official_name:
      'name, dealer name, dealership name, dealership, dealer, site name, site, branch name, branch, location name, location, store name, store, outlet, outlet name, business name, company name, company, trading name, title, namn, anläggning, anläggningsnamn, återförsäljare, bilanläggning, butik, navn, forhandler, forhandlernavn, avdeling, avdelingsnavn, butikk, nimi, toimipiste, toimipisteen nimi, liike, liikkeen nimi, jälleenmyyjä, názov, predajňa, názov predajne, pobočka, názov pobočky, predajca, autohaus, standort, händlername, showroom',
    site_street:
      'street, street address, address, address line 1, address 1, address1, addressline, visiting address, road address, gata, gatuadress, adress, besöksadress, gate, gateadresse, adresse, besøksadresse, katuosoite, osoite, käyntiosoite, lähiosoite, ulica, adresa, straße, strasse, anschrift, addr street',
    site_zip:
      'zip, zip code, zipcode, postcode, post code, postal code, postalcode, postnummer, postnr, postinumero, psč, smerovacie číslo, plz, postleitzahl, addr postcode',
    site_city:
      'city, town, post town, posttown, locality, ort, postort, stad, by, poststed, sted, kaupunki, paikkakunta, postitoimipaikka, kunta, mesto, obec, stadt, addr city',
    site_region:
      'region, county, state, province, area, län, landskap, fylke, maakunta, kraj, bundesland, addr county',
    website_city: 'city shown, display city, visningsort, visningsnavn by',
    site_phone:
      'phone, phone number, telephone, telephone number, tel, tel no, main phone, switchboard, telefon, telefonnummer, tel nr, telefonnr, växel, sentralbord, tlf, puhelin, puhelinnumero, puh, vaihde, telefón, telefónne číslo, tel č',
    site_email:
      'email, e mail, email address, mail, e post, epost, e postadress, epostadress, epostadresse, sähköposti, sähköpostiosoite, e mailová adresa, mailadresse',
    site_geocoord:
      'coordinates, coordinate, geo, geocoord, latlng, lat lng, lat long, latlong, position, gps, gps coordinates, koordinater, koordinaatit, súradnice, geo point',
    latitude:
      'latitude, lat, geo lat, gps lat, y, breddgrad, breddegrad, leveysaste, zemepisná šírka, latitud',
    longitude:
      'longitude, long, lon, lng, geo lng, geo long, gps lng, gps lon, x, längdgrad, lengdegrad, pituusaste, zemepisná dĺžka, longitud',
    site_image_url:
      'image, image url, photo, photo url, picture, picture url, bild, bildadress, bild url, bilde, bildeadresse, kuva, kuvan osoite, obrázok, foto, fotka, store image',
    website_sort_order:
      'sort order, sort, order, position in list, sortering, sorteringsordning, ordning, rekkefølge, järjestys, poradie',
    site_brands:
      'brands, brand, makes, make, franchises, franchise, märken, varumärken, bilmärken, merker, bilmerker, merkit, automerkit, značky, marken',
    'site_departments.0.service_name':
      'services, service types, departments, department, facilities, offers, what we offer, tjänster, avdelningar, avdelning, verksamhet, tjenester, avdelinger, palvelut, osastot, služby, oddelenia',
    'site_departments.0.openingschedule.openinghours':
      'opening hours, opening times, hours, business hours, open hours, regular hours, öppettider, öppettid, åpningstider, åpningstid, aukioloajat, aukiolo, aukioloaika, otváracie hodiny, otváracia doba, öffnungszeiten, openingstijden',
    slug: 'slug, url slug',
  },
  emptyWords:
    'the a of av de la der record item data info product field value text ns ns1 g c dealers dealerships sites branches locations stores address contact main primary details properties general attributes attribute gmb store our',
};
