curl :var[api-key] :var[nope]
