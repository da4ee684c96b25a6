vcl 4.1;
# Made by 'etalage varnish': docs/scale.md tells how it works. Which cookies and parameters count comes from the code,
# so make it anew after an update rather than changing it here.

import directors;
import std;
import xkey;

backend ready0 {
  .host = "127.0.0.1";
  .port = "8080";
  .connect_timeout = 2s;
  .first_byte_timeout = 300s;
  .between_bytes_timeout = 300s;
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}
backend any0 {
  .host = "127.0.0.1";
  .port = "8080";
  .connect_timeout = 2s;
  .first_byte_timeout = 300s;
  .between_bytes_timeout = 300s;
}

# Who may say what changed.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new ready = directors.round_robin();
  ready.add_backend(ready0);
  new any = directors.round_robin();
  any.add_backend(any0);
}

sub vcl_recv {
  set req.backend_hint = ready.backend();
  # Their database is away: they still show what they keep, and tell the rest in Dutch.
  if (!std.healthy(req.backend_hint)) {
    set req.backend_hint = any.backend();
    set req.grace = 1h;
  } else {
    set req.grace = 30s;
  }
  unset req.http.x-shared-under;
  unset req.http.x-shared-coding;

  if (req.method == "PURGE") {
    # A second address there: it came through a proxy, whose own address says nothing of who asks.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    if (std.getenv("VARNISH_PURGE_KEY") ~ "." && req.http.etalage-purge-key != std.getenv("VARNISH_PURGE_KEY")) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey) {
      return (synth(400, "No keys"));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.xkey)));
  }
  if (req.method != "GET" || req.http.Authorization || req.http.Upgrade || req.url ~ "^/(?:api|admin|metrics|healthz|readyz)(?:[/?]|$)") {
    return (pass);
  }
  # A session, or a store of one's own: the page may be this visitor's alone.
  if (req.http.Cookie ~ "(?:etalage_session|etalage_store)=" && req.url !~ "^/(?:assets|media)/") {
    return (pass);
  }
  set req.http.x-shared-under = req.url;
  if (req.url ~ "\?" && req.url !~ "^/(?:assets|media|webcore|api|admin)(?:/|$)") {
    set req.http.x-shared-under = regsuball(req.url, "([?&])(?!(?:filter_[\w-]{1,60}|(?:page|limit|start)_[\w-]{1,90}|filter|search|sort|view|kind|color_id|size_id|faqid|place_input|dag|jaren|uren|vacature|locatie|categorie|code|step|order_reviews|typed)(?:=|&|$))[A-Za-z0-9_.-]+(?:=[^&]*)?(?=&|$)", "\1");
    set req.http.x-shared-under = regsuball(req.http.x-shared-under, "&&+", "&");
    set req.http.x-shared-under = regsuball(req.http.x-shared-under, "\?&", "?");
    set req.http.x-shared-under = regsub(req.http.x-shared-under, "[?&]$", "");
  }
  # Varnish itself knows gzip alone, and unpacks it for the few that take none.
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$)") {
    set req.http.x-shared-coding = "br";
  }
  # Whatever other cookies there are: the answer says whether it may be shared.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.x-shared-under);
  hash_data(req.http.host);
  hash_data(req.http.x-shared-coding);
  return (lookup);
}

sub vcl_backend_fetch {
  if (bereq.http.x-shared-coding == "br") {
    set bereq.http.Accept-Encoding = "br";
  }
  unset bereq.http.x-shared-under;
  unset bereq.http.x-shared-coding;
}

sub vcl_backend_response {
  # What is kept is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status == 200 && !beresp.http.Set-Cookie) {
    if (beresp.http.Surrogate-Key && beresp.http.Cache-Control ~ "s-maxage=") {
      # How long comes from s-maxage and Age. One that is sent without 'stale' changes by itself at its end.
      set beresp.http.xkey = beresp.http.Surrogate-Key;
      if (beresp.http.Cache-Control ~ "stale-while-revalidate=30(,|$)") {
        set beresp.grace = 1h;
      }
      # The cookies that its answer depends on have passed by already.
      set beresp.http.Vary = "Accept-Encoding";
      return (deliver);
    }
    if (beresp.http.Cache-Control ~ "immutable") {
      set beresp.ttl = 1d;
      set beresp.grace = 1h;
      return (deliver);
    }
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.xkey) {
    # Only here it is known what changed: a browser asks each time.
    set resp.http.Cache-Control = "private, no-cache";
    set resp.http.Vary = "Accept-Encoding, Cookie";
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.Age;
  }
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "Varnish; hit";
  } else {
    set resp.http.Cache-Status = "Varnish; fwd=miss";
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.body = resp.reason;
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  set beresp.body = {"<!doctype html>
<html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Even niet bereikbaar</title>
<h1>Even niet bereikbaar</h1>
<p>De site is er zo weer. Probeer het over een paar tellen opnieuw.</p>
</html>
"};
  return (deliver);
}
