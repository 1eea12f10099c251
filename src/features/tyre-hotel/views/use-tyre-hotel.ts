import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { pushEvent } from '../../../shared/analytics/data-layer.ts';
import { removeFromAddress } from '../../../shared/platform/remove-from-address.ts';
import { formatMessage } from '../../../shared/sites/format-message.ts';
import { flowInteraction } from '../flow/analytics.ts';
import { readSession, writeSession } from '../flow/session-storage.ts';
import { type TyreHotelApi, tyreHotelApi } from '../flow/tyre-hotel-api.ts';
import type { TyreHotelProps, TyreTextKey } from '../flow/tyre-hotel-props.ts';
import { signedOut, tyreHotelReducer } from '../flow/tyre-hotel-reducer.ts';
import type { TyreHotelAction, TyreHotelState } from '../flow/tyre-hotel-state.ts';
import { typedRegistrationNumber } from '../registration-number.ts';

/** Looks the flow's texts up and fills in their values. */
export type TyreTexts = (key: TyreTextKey, values?: Record<string, string | number>) => string;

/** What every step is given. */
export type TyreHotelFlow = {
  props: TyreHotelProps;
  state: TyreHotelState;
  dispatch: (action: TyreHotelAction) => void;
  texts: TyreTexts;
  api: TyreHotelApi;
  /** Ends the session here and on the server (TH-09). */
  logOut: (everywhere?: boolean) => void;
  /** Whether the tab's storage has been read, which the server cannot. */
  isLoaded: boolean;
};

/** The state of the flow in the browser; a reload goes on as whoever is signed in (TH-08). Sends the step events. */
export function useTyreHotel(props: TyreHotelProps): TyreHotelFlow {
  const { texts: dictionary, language } = props;
  const [state, dispatch] = useReducer(tyreHotelReducer, signedOut);
  const [isLoaded, setIsLoaded] = useState(false);
  const { stage } = state;

  // Before the browser paints what was just hydrated: the server knows neither the plate nor the session.
  useLayoutEffect(() => {
    const registrationNumber = typedRegistrationNumber(
      new URLSearchParams(location.search).get('regNo') ?? '',
      props.country,
    );
    dispatch({ type: 'loaded', registrationNumber, stored: readSession() });
    removeFromAddress(['regNo']);
    setIsLoaded(true);
  }, [props.country]);

  useEffect(() => {
    if (isLoaded) writeSession(stage);
  }, [isLoaded, stage]);

  useEffect(() => {
    if (isLoaded) pushEvent(flowInteraction(stage.step));
  }, [isLoaded, stage.step]);

  const texts = useCallback<TyreTexts>(
    (key, values = {}) => formatMessage(dictionary[key], values, language),
    [dictionary, language],
  );
  const api = useMemo(() => tyreHotelApi(language), [language]);
  const logOut = useCallback(
    (everywhere = false) => {
      // Signed out here, whether or not the server hears of it; its session ends by itself.
      void api.logOut(everywhere).catch(() => {});
      dispatch({ type: 'logged out' });
    },
    [api],
  );
  return useMemo(
    () => ({ props, state, dispatch, texts, api, logOut, isLoaded }),
    [props, state, texts, api, logOut, isLoaded],
  );
}
